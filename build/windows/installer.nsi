; The installer for Windows: for one person, without an administrator. `make installer` gives it VERSION, NUMBER (four
; figures) and OUT.
;
; The installer with /S installs without a window, terzetto's uninstall.exe /S removes; neither asks anything, and neither
; touches conversations. /D=C:\a folder, as the last and without quotes, chooses another place. The exit code is 0, or 2
; where nothing was changed: Terzetto was running, a newer version is installed, or the folder can't be written.

Unicode true
!ifdef STUB
Target ${STUB}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; takes in the whole program, so that its second form for command lines costs nothing

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include WordFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Terzetto"
!define CLASSES "Software\Classes"
!define WEBVIEW "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
!define WEBVIEW_PAGE "https://developer.microsoft.com/microsoft-edge/webview2/"

Name "Terzetto"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Terzetto"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "Terzetto ${VERSION}"

VIProductVersion "${NUMBER}"
VIAddVersionKey "ProductName" "Terzetto"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Terzetto Setup"
VIAddVersionKey "CompanyName" "The Terzetto authors"
VIAddVersionKey "LegalCopyright" "Copyright 2026 the Terzetto authors; MIT licence"

!define MUI_ICON icon.ico
!define MUI_UNICON icon.ico
!define MUI_WELCOMEFINISHPAGE_BITMAP beside.bmp
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\terzetto.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Spanish
!include sentences.nsh

; Stops where the folder cannot be written, or where the program in it runs: Windows then keeps its files from being
; written, whichever command or window uses them.
!macro free prefix
Function ${prefix}free
  ClearErrors
  CreateDirectory "$INSTDIR"
  FileOpen $0 "$INSTDIR\setup.part" w
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(Unwritable)" /SD IDOK
    Call ${prefix}leave
  ${EndIf}
  FileClose $0
  Delete "$INSTDIR\setup.part"
  again:
  StrCpy $1 "no"
  !insertmacro runs terzetto.exe
  !insertmacro runs terzetto.com
  ${If} $1 == "yes"
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    Call ${prefix}leave
  ${EndIf}
FunctionEnd

Function ${prefix}leave
  SetErrorLevel 2
  Quit
FunctionEnd
!macroend

!macro runs file
  ${If} ${FileExists} "$INSTDIR\${file}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${file}" a
    ${If} ${Errors}
      StrCpy $1 "yes"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!insertmacro free ""
!insertmacro free "un."

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(Older)" /SD IDOK
    Call leave
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 == 1
      MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(Newer)" /SD IDNO IDYES older
      Call leave
      older:
    ${EndIf}
  ${EndIf}
FunctionEnd

Section "Terzetto" Program
  SectionIn RO
  Call free
  SetOutPath "$INSTDIR"
  File "..\bin\terzetto.exe"
  File "..\bin\terzetto.com"
  File "..\..\LICENSE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Terzetto.lnk" "$INSTDIR\terzetto.exe"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Terzetto"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\terzetto.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Terzetto authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SetDetailsPrint none ; or the page would show the figures
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  SetDetailsPrint lastused
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; What "Open cards with Terzetto" in Settings writes, and takes away: the test of package app compares them.
Section "$(CardsName)" Cards
  WriteRegStr HKCU "${CLASSES}\Terzetto.Card" "" "Character card"
  WriteRegStr HKCU "${CLASSES}\Terzetto.Card\DefaultIcon" "" '"$INSTDIR\terzetto.exe",0'
  WriteRegStr HKCU "${CLASSES}\Terzetto.Card\shell\open\command" "" '"$INSTDIR\terzetto.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\terzetto.exe" "FriendlyAppName" "Terzetto"
  WriteRegStr HKCU "${CLASSES}\Applications\terzetto.exe\shell\open\command" "" '"$INSTDIR\terzetto.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\terzetto.exe\SupportedTypes" ".charx" ""
  WriteRegStr HKCU "${CLASSES}\Applications\terzetto.exe\SupportedTypes" ".png" ""
  WriteRegStr HKCU "${CLASSES}\.charx\OpenWithProgids" "Terzetto.Card" ""
  WriteRegStr HKCU "${CLASSES}\.charx" "" "Terzetto.Card"
  ${RefreshShellIcons}
SectionEnd

Section /o "$(DesktopName)" Desktop
  CreateShortcut "$DESKTOP\Terzetto.lnk" "$INSTDIR\terzetto.exe"
SectionEnd

!macro webview root key
  ReadRegStr $0 ${root} "${key}" "pv"
  ${If} $0 != ""
  ${AndIf} $0 != "0.0.0.0"
    Goto done
  ${EndIf}
!macroend

; WebView2 draws the window. Newer systems have it; on others Microsoft's page opens, at a click and not before.
Section "-WebView2"
  !insertmacro webview HKLM "SOFTWARE\WOW6432Node\${WEBVIEW}"
  !insertmacro webview HKLM "SOFTWARE\${WEBVIEW}"
  !insertmacro webview HKCU "Software\${WEBVIEW}"
  MessageBox MB_YESNO|MB_ICONQUESTION "$(WebViewMissing)" /SD IDNO IDNO done
  ExecShell "open" "${WEBVIEW_PAGE}"
  done:
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
!insertmacro MUI_DESCRIPTION_TEXT ${Cards} "$(CardsText)"
!insertmacro MUI_DESCRIPTION_TEXT ${Desktop} "$(DesktopText)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "un.Terzetto"
  SectionIn RO
  Call un.free
  Delete "$INSTDIR\terzetto.exe"
  Delete "$INSTDIR\terzetto.com"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only an empty one
  Delete "$SMPROGRAMS\Terzetto.lnk"
  Delete "$DESKTOP\Terzetto.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\Terzetto.Card\shell\open\command" ""
  ${If} $0 == '"$INSTDIR\terzetto.exe" "%1"'
    ReadRegStr $0 HKCU "${CLASSES}\.charx" ""
    ${If} $0 == "Terzetto.Card"
      DeleteRegValue HKCU "${CLASSES}\.charx" ""
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.charx\OpenWithProgids" "Terzetto.Card"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.charx\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.charx"
    DeleteRegKey HKCU "${CLASSES}\Terzetto.Card"
    DeleteRegKey HKCU "${CLASSES}\Applications\terzetto.exe"
    ${un.RefreshShellIcons}
  ${EndIf}
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

; The key that encrypts the others lies in Windows' own keyring, under the name in secret.id.
Section /o "un.$(DataName)" Data
  ClearErrors
  FileOpen $0 "$LOCALAPPDATA\Terzetto\secret.id" r
  ${IfNot} ${Errors}
    FileRead $0 $1
    FileClose $0
    ExecWait '"$SYSDIR\cmdkey.exe" "/delete:Terzetto:$1"'
  ${EndIf}
  RMDir /r "$LOCALAPPDATA\Terzetto"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
!insertmacro MUI_DESCRIPTION_TEXT ${Data} "$(DataText)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
