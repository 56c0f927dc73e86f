package recall

import "terzetto/backend/document/search"

// frequent are words that say little of what a message is about. The words of questions are rare in
// stories, so that their number alone would make them count.
func frequent(language string) map[string]bool {
	all := map[string]bool{}
	for word := range search.Words(search.Normal(frequentWords[language])) {
		all[word.Text] = true
	}
	return all
}

var frequentWords = map[string]string{ //nolint:gochecknoglobals // a table that never changes
	"en": `a about above after again all also am an and any are aren as at be because been before being below between both but by can could couldn
	  d did didn do does doesn doing don down during each even ever few for from further get go got had hadn has hasn have haven having he her here hers
	  herself him himself his how i if in into is isn it its itself just kind let like ll long m many may me might more most much must my myself no nor not
	  now of off on once only or other our ours out over own re s same shall she should shouldn since so some such t than that the their theirs them
	  themselves then there these they this those through to too under until up upon us ve very was wasn we were weren what when where which while who whom
	  whose why will with won would wouldn yes you your yours yourself yourselves`,
	"de": `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei bin bis bist da dadurch damit dann das
	  dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen
	  einer eines er es etwas euch euer eure fur gegen habe haben hast hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in
	  ins ist ja jede jedem jeden jeder jedes jene jetzt kann kannst kein keine keinem keinen keiner konnen konnte machen mal man mein meine meinem meinen
	  meiner mich mir mit muss musste nach nein nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner selbst sich sie sind so
	  solche soll sollte uber um und uns unser unsere unter viel vom von vor wann war waren warst warum was weil weiter welche welchem welchen welcher
	  welches wenn wer werde werden wie wieder will wir wird wirst wo wollen wollte wurde wurden zu zum zur zwar zwischen`,
	"es": `a al algo alguna alguno ante antes asi aun aunque bien cada como con cual cuando cuanto de del desde donde dos el ella ellas ellos en entre era eran
	  eras eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy fue fueron fui ha habia han has hasta hay he la las le les lo
	  los mas me mi mis mismo mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro para pero poco por porque pues que quien quienes se ser si
	  sido sin sobre solo somos son soy su sus tal tambien tan tanto te tengo tenia ti tiene tienen toda todo todos tu tus un una uno unos usted ustedes y
	  ya yo`,
	"fr": `a ai alors as au aucun aussi autre aux avait avec avoir bien c ca ce ceci cela ces cet cette ceux chaque comme comment d dans de des donc du elle
	  elles en encore es est et etaient etait ete etes etre eu eux faire fait fois ici il ils j je l la le les leur leurs lui m ma mais me meme mes moi mon
	  n ne ni non nos notre nous on ont ou oui par parce pas peu peut plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se sera
	  ses si son sont sous suis sur t ta te tes toi ton tous tout toute toutes tres tu un une vos votre vous y`,
	"it": `a abbia agli ai al alla alle allo anche ancora avere aveva c che chi ci cio come con cosa cosi cui da dagli dai dal dalla dalle de degli dei del dell
	  della delle dello di dove due e ed era erano essere fa fu gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mio ne negli nei nel
	  nella nelle no noi non nostra nostro o ogni ora per perche pero piu poi quale quali quando quanto quella quelle quelli quello questa queste questi
	  questo se sei senza si sia siamo siete solo sono sopra sta stata stato su sua sue sugli sul sulla suo suoi tra tu tua tuo tutti tutto un una uno vi
	  voi`,
	"nl": `aan al alle alles als altijd ben bij daar dan dat de der deze die dit doch doen door dus een en er ge geen haar had heb hebben heeft hem het hier hij
	  hoe hun iemand iets ik in is ja je jij jou jouw kan kon kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om omdat onder ons ook
	  op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom wanneer waren was wat we wel werd wie wij wil worden zal ze zei zelf zich zij
	  zijn zo zonder zou`,
	"pt": `a ao aos aquela aquele aquilo as ate com como da das de dela dele deles depois do dos e ela elas ele em entre era eram essa esse esta estao estar
	  estas estava este estes eu foi foram ha isso isto ja la lhe mais mas me mesmo meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o
	  onde os ou para pela pelo por porque qual quando que quem sao se sem ser seu seus si so sua suas tambem te tem tinha toda todo todos tu tua um uma
	  voce voces vos`,
	"ru": `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее если есть еще же за здесь и из или им их к
	  как какая какой когда кто ли либо меня мне много мои мой мы на над надо нас наш не него нее нет ни них но ну о об он она они оно от очень по под при
	  про с сам свое себе себя со так такой там тебе тебя то тогда того тоже той только том тот ты у уже хоть чего чем что чтобы эта эти это этого этой этом
	  этот я`,
}
