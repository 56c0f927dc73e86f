; What the installer says, in the languages of the window.
!macro say name en de fr es
LangString ${name} ${LANG_ENGLISH} "${en}"
LangString ${name} ${LANG_GERMAN} "${de}"
LangString ${name} ${LANG_FRENCH} "${fr}"
LangString ${name} ${LANG_SPANISH} "${es}"
!macroend

!insertmacro say Unwritable \
  "This account can't write to $INSTDIR. Choose another folder." \
  "Dieses Konto kann nicht in $INSTDIR schreiben. Einen anderen Ordner wählen." \
  "Ce compte ne peut pas écrire dans $INSTDIR. Choisissez un autre dossier." \
  "Esta cuenta no puede escribir en $INSTDIR. Elige otra carpeta."
!insertmacro say Running \
  "Terzetto is running. Close it, then choose Retry." \
  "Terzetto läuft noch. Erst schließen, dann „Wiederholen“ wählen." \
  "Terzetto est en cours d’exécution. Fermez-le, puis choisissez Réessayer." \
  "Terzetto está abierto. Ciérralo y elige Reintentar."
!insertmacro say Older \
  "Terzetto needs Windows 10 or a newer version." \
  "Terzetto braucht Windows 10 oder eine neuere Version." \
  "Terzetto a besoin de Windows 10 ou d’une version plus récente." \
  "Terzetto necesita Windows 10 o una versión posterior."
!insertmacro say Newer \
  "Version $0 of Terzetto is installed, which is newer than ${VERSION}. The older version can't open conversations of the newer one. Install it anyway?" \
  "Terzetto $0 ist installiert und neuer als ${VERSION}. Die ältere Version kann Gespräche der neueren nicht öffnen. Trotzdem installieren?" \
  "Terzetto $0 est installé et plus récent que ${VERSION}. L’ancienne version ne peut pas ouvrir les conversations de la nouvelle. L’installer quand même ?" \
  "Terzetto $0 está instalado y es más reciente que ${VERSION}. La versión anterior no puede abrir las conversaciones de la nueva. ¿Instalarla de todos modos?"
!insertmacro say WelcomeText \
  "Terzetto is installed for your account only and needs no administrator. Your conversations stay as they are.$\r$\n$\r$\nClose Terzetto if it's open, then choose Next." \
  "Terzetto wird nur für Ihr Konto installiert und braucht keinen Administrator. Ihre Gespräche bleiben, wie sie sind.$\r$\n$\r$\nTerzetto schließen, falls es offen ist, dann „Weiter“ wählen." \
  "Terzetto s’installe pour votre compte seulement, sans administrateur. Vos conversations restent telles quelles.$\r$\n$\r$\nFermez Terzetto s’il est ouvert, puis choisissez Suivant." \
  "Terzetto se instala solo para tu cuenta y no necesita administrador. Tus conversaciones quedan como están.$\r$\n$\r$\nCierra Terzetto si está abierto y elige Siguiente."
!insertmacro say CardsName "Character cards" "Charakterkarten" "Cartes de personnage" "Tarjetas de personaje"
!insertmacro say CardsText \
  "Opens .charx files with Terzetto. You can change it in Settings." \
  "Öffnet .charx-Dateien mit Terzetto. In den Einstellungen lässt sich das ändern." \
  "Ouvre les fichiers .charx avec Terzetto. Vous pouvez le changer dans les paramètres." \
  "Abre los archivos .charx con Terzetto. Puedes cambiarlo en la configuración."
!insertmacro say DesktopName "Desktop shortcut" "Verknüpfung auf dem Desktop" "Raccourci sur le bureau" "Acceso directo en el escritorio"
!insertmacro say DesktopText \
  "Puts Terzetto on the desktop. The Start menu has it in any case." \
  "Legt Terzetto auf den Desktop. Im Startmenü steht es auf jeden Fall." \
  "Place Terzetto sur le bureau. Le menu Démarrer l’a dans tous les cas." \
  "Coloca Terzetto en el escritorio. El menú Inicio lo tiene en cualquier caso."
!insertmacro say WebViewMissing \
  "Terzetto draws its window with WebView2 from Microsoft, which this computer lacks. Open Microsoft's page to download it?" \
  "Terzetto zeichnet sein Fenster mit WebView2 von Microsoft, das auf diesem Computer fehlt. Microsofts Seite zum Herunterladen öffnen?" \
  "Terzetto dessine sa fenêtre avec WebView2 de Microsoft, qui manque sur cet ordinateur. Ouvrir la page de Microsoft pour le télécharger ?" \
  "Terzetto dibuja su ventana con WebView2 de Microsoft, que falta en este equipo. ¿Abrir la página de Microsoft para descargarlo?"
!insertmacro say DataName "Conversations and data" "Gespräche und Daten" "Conversations et données" "Conversaciones y datos"
!insertmacro say DataText \
  "Deletes conversations, settings and keys in $LOCALAPPDATA\Terzetto. They can't be restored." \
  "Löscht Gespräche, Einstellungen und Schlüssel in $LOCALAPPDATA\Terzetto. Sie lassen sich nicht wiederherstellen." \
  "Supprime conversations, paramètres et clés dans $LOCALAPPDATA\Terzetto. C’est irréversible." \
  "Elimina conversaciones, configuración y claves en $LOCALAPPDATA\Terzetto. No se puede deshacer."
