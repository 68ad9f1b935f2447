import type { TagWords } from '../../topics/names/tags.ts'
import { words } from '../../words.ts'

export const tags: TagWords = {
  royal: words('prins prinses koning koningin paus hertog hertogin keizer'),
  roles: words(
    `voorzitter directeur topman topvrouw burgemeester wethouder staatssecretaris kamerlid minister-president vicepremier
    commissaris hoogleraar woordvoerder woordvoerster officier rechter advocaat inspecteur kolonel generaal dhr mevr mevrouw
    meneer bondscoach trainer aanvoerder oud-premier oud-minister oprichter bestuursvoorzitter fractievoorzitter partijleider
    kardinaal bisschop dominee pastoor minister`,
  ),
  rolesBeforeFirstNames: words('generaal kapitein vader moeder broer zus demissionair'),
  rolesOfBodies: words('topman topvrouw directeur voorzitter burgemeester'),
  bodyNouns: words(
    `bond commissie comité departement federatie fonds gemeente hogeschool instituut kamer ministerie partij politie raad
    rechtbank stichting unie universiteit vereniging verbond ziekenhuis verdrag school`,
  ),
  noEntities: words(
    `hotline btw zzp ov wmo bn'er nieuwsbericht politie regering kabinet kamer rechtbank gemeente foto beeld lees pasen kerst
    kerstmis noord zuid oost`,
  ),
  of: ['van'],
  ofThe: ['van de', 'van het'],
  for: ['voor'],
  particles: words('van de den der het ter ten'),
  loose: words('en de het van der den'),
}
