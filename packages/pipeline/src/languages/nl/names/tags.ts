import type { TagWords } from '../../topics/names/tags.ts'
import { splitWords } from '../../words.ts'

export const tagWords: TagWords = {
  royal: splitWords('prins prinses koning koningin paus hertog hertogin keizer'),
  roles: splitWords(
    `voorzitter directeur topman topvrouw burgemeester wethouder staatssecretaris kamerlid minister-president vicepremier
    commissaris hoogleraar woordvoerder woordvoerster officier rechter advocaat inspecteur kolonel generaal dhr mevr mevrouw
    meneer bondscoach trainer aanvoerder oud-premier oud-minister oprichter bestuursvoorzitter fractievoorzitter partijleider
    kardinaal bisschop dominee pastoor minister`,
  ),
  rolesBeforeFirstNames: splitWords('generaal kapitein vader moeder broer zus demissionair'),
  rolesOfBodies: splitWords('topman topvrouw directeur voorzitter burgemeester'),
  bodyNouns: splitWords(
    `bond commissie comité departement federatie fonds gemeente hogeschool instituut kamer ministerie partij politie raad
    rechtbank stichting unie universiteit vereniging verbond ziekenhuis verdrag school`,
  ),
  noEntities: splitWords(
    `hotline btw zzp ov wmo bn'er nieuwsbericht politie regering kabinet kamer rechtbank gemeente foto beeld lees pasen kerst
    kerstmis noord zuid oost`,
  ),
  of: ['van'],
  ofThe: ['van de', 'van het'],
  for: ['voor'],
  particles: splitWords('van de den der het ter ten'),
  loose: splitWords('en de het van der den'),
}
