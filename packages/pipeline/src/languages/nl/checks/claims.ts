import type { ClaimWords } from '../../topics/checks/claims.ts'
import { splitWords } from '../../words.ts'

export const claimWords: ClaimWords = {
  functionWords: new Set(
    splitWords(`de het een der den des dit dat deze die van op te aan met voor door bij naar uit om tot tegen tussen sinds tijdens volgens zoals als dan toen terwijl wanneer waar wie welke wat hoe waarom omdat hoewel nadat voordat
  en of maar want dus is zijn was waren ben bent wordt worden werd werden geworden heeft hebben had hadden gehad kan kunnen kon konden zal zullen zou zouden moet moeten moest mag mogen mocht wil willen
  ik jij je u hij zij ze wij we jullie hem haar hen hun mijn jouw uw ons onze zich er hier daar ook nog al wel zelfs veel meer meest heel zeer zo ander andere eigen onder boven over in af`),
  ),
  lightWords: new Set(
    splitWords(`zegt zei zeggen gezegd zeiden vertelt vertelde laat liet laten weten meldt meldde melden gemeld volgens jaar jaren mensen man vrouw mannen vrouwen nieuw nieuwe tijd keer dag dagen
  week weken maand maanden maken maakt maakte gemaakt doen doet deed gedaan gaan gaat ging gegaan komen komt kwam gekomen geven geeft gaf gegeven krijgen krijgt kreeg gekregen
  gebruiken leden lid groep deel eerste laatste volgende voormalig voormalige hoofd staat stond houden hield zetten begin begon begonnen omdat doordat twee bekend zo'n gevallen`),
  ),
  namesToo: splitWords('ben wil'),
  acronymsToo: [],
  negators: splitWords('niet geen nooit niemand niets niks nergens noch zonder evenmin nimmer geenszins'),
  numbersToo: [],
  denying: {
    onmogelijk: 'mogelijk',
    onbekend: 'bekend',
    onduidelijk: 'duidelijk',
    onwaarschijnlijk: 'waarschijnlijk',
    illegaal: 'legaal',
    onveilig: 'veilig',
    onschuldig: 'schuldig',
    onjuist: 'juist',
    ongedeerd: 'gedeerd',
  },
  rangeJoints: splitWords('tot en of'),
  opposites: splitWords(
    `stijgt/daalt steeg/daalde stijgen/dalen gestegen/gedaald toegenomen/afgenomen wint/verliest won/verloor gewonnen/verloren bevestigt/ontkent bevestigde/ontkende bevestigd/ontkend
goedgekeurd/afgewezen aanvaard/verworpen steunt/verwerpt voor/tegen hoger/lager meer/minder toegestaan/verboden open/dicht geopend/gesloten schuldig/onschuldig veroordeeld/vrijgesproken overleden/overleefd mogelijk/onmogelijk altijd/nooit alle/geen met/zonder
winst/verlies verdubbeld/gehalveerd verdubbelde/halveerde toegegeven/ontkend ingekort/verlengd verkort/verlengd verhoogd/verlaagd verhoogt/verlaagt verhogen/verlagen
aanwezig/afwezig binnen/buiten gehouden/gebroken gebouwd/gesloopt aangenomen/ontslagen gestegen/gedaald behouden/verloren dicht/open sluiten/openen gesloten/open omgekomen/gered dood/gered dood/levend gestaakt/voortgezet stopgezet/voortgezet geaccepteerd/afgewezen aangenomen/afgewezen aangenomen/verworpen geprezen/bekritiseerd`,
  ),
  contracted: undefined,
  splitEnding: undefined,
}
