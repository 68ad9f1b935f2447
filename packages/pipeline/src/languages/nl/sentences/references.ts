import type { ReferenceWords } from '../../topics/sentences/references.ts'
import { splitWords } from '../../words.ts'

export const referenceWords: ReferenceWords = {
  opens: /^["“‘'„]?(?:(?:volgens|voor|in|op|bij|door|van|met|onder|na|sinds|vooral|ook) )?(?:de|het)\s+/i,
  ends: new Set(
    splitWords(`van in op te ten ter voor met door bij uit naar aan over onder tegen tussen tijdens na sinds zonder om die dat wie waar is was waren zijn
    wordt werd werden worden heeft had hebben hadden zal zou zullen zouden kan kon kunnen konden mag moet moest moeten wil wilde willen gaat ging
    gaan gingen komt kwam komen kwamen en of maar als dan niet ook nu nog al wel er hier daar zei zegt zeggen meldt meldde vindt vond staat stond
    staan ligt lag liggen blijft bleef blijven krijgt kreeg krijgen doet deed doen laat liet laten neemt nam nemen houdt hield houden maakt maakte
    begon begint duurt duurde loopt liep brak brandde vreest hoopt verwacht wil leek lijkt klinkt toen omdat terwijl nadat voordat per eind ruim
    vertrok vertrekt viel vallen valt steeg stijgt daalde daalt opent opende sluit sloot telt telde geeft gaf geven ziet zag zien zoekt zocht
    onder wil kost kostte kosten bestaat bestond biedt bood heet heette hoort werkt werkte woont woonde zit zat zitten`),
  ),
  specifies: new Set(splitWords('van die dat waar over tussen in op bij te voor met uit naar aan tegen om')),
  unique: new Set(
    splitWords(`politie regering president koning koningin premier kabinet leger economie wereld zon maan zee weer overheid pandemie coronavirus staat parlement
    senaat kamer media pers oppositie land zomer winter herfst lente verkiezingen wet euro dollar markt meerderheid meeste helft rest
    beste grootste hoogste laagste oudste langste kleinste hele week maand jaar dag nacht ochtend middag
    avond tijd brandweer justitie rechter rechtbank gemeente provincie rijksoverheid omgeving mensen inwoners autoriteiten ministerie`),
  ),
  known: new Set(
    splitWords(`aanbeveling aanbevelingen aanbod aankondiging aankoop aanklacht aanpak aanslag aanval aanvraag actie advies afspraak afspraken akkoord beelden
    beleid bericht beschuldiging beschuldigingen besluit besluiten bezoek brief compromis conflict controle deal debat discussie document documenten
    eis eisen fusie gesprek gesprekken incident initiatief klacht klachten kritiek maatregel maatregelen melding misdrijf
    motie onderzoek ongeluk ontmoeting opmerking opmerkingen oproep overeenkomst overname petitie plan plannen principe procedure     programma project protest protesten raid rapport reactie reacties regel regels regeling resultaat resultaten rit ruzie schikking situatie staking
    stemming straf studie toespraak tweet uitspraak uitspraken uitslag vechtpartij verbod verklaring verkoop vergunning verzoek video
    voorstel voorstellen vonnis wedstrijd wetsvoorstel zaak`),
  ),
  past: /(?:tte|dde|gde|kte|pte|fte|ste|rde|lde|nde)$/,
  determiners: splitWords('een de het zijn haar hun geen'),
  pronoun: /\b(?:hij|hem|hen)\b/,
  fronted: 'na|voor|tijdens|sinds|in|op|bij|toen|terwijl|ondanks|onder',
  definite: 'de|het',
  opening:
    'binnen|rond|in|bij|op|voor|met|door|na|sinds|tijdens|onder|van|uit|ondanks|als|toen|terwijl|hoewel|omdat|nadat|voordat|gevraagd',
  counted: 'de|het|een|twee|drie',
  titles: 'Dr|Prof',
  persons: 'vrouw|jongen|meisje|zoon|broer|zus|agent|koning|koningin|verdachte|slachtoffer|arts|\\d+-jarige',
  personEndings: 'eur|aar|er|or|ist|ant',
  notPersons:
    'jaar|daar|waar|naar|maar|haar|meer|weer|onder|voor|door|hier|eerder|later|verder|zeker|ander|cijfer|kamer|motor|kantoor|spoor',
}
