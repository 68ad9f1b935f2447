import type { PeopleWords } from '../../topics/names/people.ts'
import { splitWords } from '../../words.ts'

export const peopleWords: PeopleWords = {
  particles: splitWords('van de der den ten ter Van De'),
  offices:
    'burgemeester|wethouder|minister-president|staatssecretaris|voorzitter|directeur|woordvoerder|woordvoerster|hoogleraar|onderzoeker|ecoloog|bioloog|sterrenkundige|trainer|bondscoach|kapitein|projectleider|officier|advocaat|koning|koningin',
  officeBeginnings: 'oud-?|vice-?|waarnemend',
  officeOf: 'van(?: de| het)?|bij(?: de| het)?',
  smallOffices:
    'burgemeester|wethouder|minister-president|staatssecretaris|voorzitter|directeur|woordvoerder|woordvoerster|hoogleraar|onderzoeker|ecoloog|bioloog|sterrenkundige|bondscoach|kapitein|projectleider|officier|advocaat|koning|koningin',
  notFirst: splitWords(
    'De Het Een In Op Bij Van Voor Met Door Na Sinds Tijdens Onder Uit Volgens Ook Maar Toen Nu Burgemeester Wethouder Koning Koningin',
  ),
  notLast:
    'Kamer|Senaat|Rechtbank|Raad|Partij|Universiteit|Hogeschool|School|Ziekenhuis|Hotel|Luchthaven|Groep|Instituut|Comité|Commissie|Bureau|Dienst|Ministerie|Politie|Unie|Beker|Spelen|Nieuws|Koninkrijk|Staten|Eilanden|Rivier|Provincie|Bank|Fonds|Club|Station|Centrum|Museum|Theater|Leger|Marine',
  speaks: 'zei|zegt|vertelt|vertelde|schrijft|noemt|stelt|vindt|aldus',
  auxiliaries: 'heeft |ook ',
  described: 'die\\b|de \\d',
  polite: splitWords('Dhr Mevr Mw'),
  beginsOffice:
    'De|Het|Gisteren|Vandaag|Vanavond|Later|Eerder|Daarna|Intussen|Ondertussen|(?:Maan|Dins|Woens|Donder|Vrij|Zater|Zon)dag',
  beginsSentence: 'Op|Bij|Voor|Met|Door|Na|Sinds|Volgens|Maar|Toen|Als|Omdat|Nadat|Ook|Terwijl',
  articles: 'de|het|een',
}
