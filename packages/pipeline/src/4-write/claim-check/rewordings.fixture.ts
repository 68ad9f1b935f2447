/** An invented article with rewordings of it that a reader would call true, and others that would mislead. */
export interface Rewordings {
  language: 'en' | 'nl'
  document: string
  faithful: readonly string[]
  false: readonly string[]
}

/** Rules were written with these in view. */
export const DEVELOPED_ON: readonly Rewordings[] = [
  {
    language: 'en',
    document: `A ferry with 212 passengers ran aground off Kestrel Island on Tuesday morning, the coast guard said. Thirty-one people were treated for bruises and hypothermia at Marlow General Hospital, but nobody was killed. The captain, Ingrid Solberg, told investigators that the steering had failed shortly after the ship left the port of Dunmore. Coast guard commander Peter Lang said the ferry may have been carrying more cargo than allowed. The operator, Northline, denied the accusation and said the vessel had passed an inspection in March. Repairs will cost about 4.2 million dollars, according to Northline. Environment minister Ruth Okafor has not decided whether to suspend the company's licence. Divers recovered 40 tonnes of fuel before the storm arrived on Thursday.`,
    faithful: [
      'The coast guard said a ferry carrying 212 passengers ran aground on Tuesday morning near Kestrel Island.',
      'Marlow General Hospital treated 31 people for hypothermia and bruises.',
      'Investigators were told by captain Ingrid Solberg that the steering failed soon after leaving Dunmore.',
      'Northline denies that its ferry carried too much cargo, and says it passed an inspection in March.',
      'No decision has yet been taken by minister Ruth Okafor on suspending the licence of the company.',
    ],
    false: [
      'The coast guard said a ferry carrying 312 passengers ran aground on Tuesday morning off Kestrel Island.',
      'Thirty-one people were killed, and others were treated at Marlow General Hospital.',
      'The ferry was carrying more cargo than allowed, coast guard commander Peter Lang said.',
      'Environment minister Ruth Okafor has decided to suspend the company’s licence.',
      'Divers recovered 40 litres of fuel before the storm arrived on Thursday.',
    ],
  },
  {
    language: 'nl',
    document: `De gemeenteraad van Lindhoven heeft woensdag ingestemd met de bouw van 450 woningen aan de rand van de stad. Negentien raadsleden stemden voor en veertien tegen. Wethouder Karin de Boer zei dat de eerste bewoners mogelijk in 2028 hun huis kunnen betrekken. Bewonersgroep Groen Lindhoven vreest dat het bos aan de Veldweg verdwijnt en stapt naar de rechter. Volgens projectontwikkelaar Vasteland wordt dertig procent van de woningen sociale huur. De brandweer waarschuwde dat de wijk maar één toegangsweg krijgt. Burgemeester Ahmed Yilmaz was niet bij de vergadering aanwezig. De bouw kost 96 miljoen euro, van wie het Rijk een kwart betaalt.`,
    faithful: [
      'De raad van Lindhoven stemde woensdag in met 450 woningen aan de stadsrand.',
      'Er waren 19 raadsleden voor en 14 tegen.',
      'Mogelijk kunnen de eerste bewoners in 2028 hun huis betrekken, zei wethouder Karin de Boer.',
      'Groen Lindhoven, een bewonersgroep, gaat naar de rechter omdat het vreest dat het bos aan de Veldweg verdwijnt.',
      'Van de woningen wordt 30 procent sociale huur, volgens Vasteland.',
    ],
    false: [
      'De gemeenteraad van Lindhoven heeft donderdag ingestemd met de bouw van 450 woningen.',
      'Veertien raadsleden stemden voor en negentien tegen.',
      'De eerste bewoners betrekken in 2028 hun huis, zei wethouder Karin de Boer.',
      'Burgemeester Ahmed Yilmaz was bij de vergadering aanwezig.',
      'Volgens de brandweer wordt dertig procent van de woningen sociale huur.',
    ],
  },
  {
    language: 'en',
    document: `Tech company Orbello bought its smaller rival Finchware for $780 million on Monday. Orbello's chief executive, Mira Castellan, said the deal would not lead to layoffs. Finchware employs 1,900 people, most of them in Tallinn. The union Tekna accused Orbello of breaking a promise to raise wages by six percent this year. Regulators in Brussels are expected to review the takeover before September. Shares of Orbello fell 3 percent after the announcement, while those of Finchware rose 11 percent. Analyst Joao Prates believes that customers will pay higher prices. Two board members voted against the purchase. Finchware was founded in 2009 by Lars Ekdahl, who sued Orbello over a patent in 2016.`,
    faithful: [
      'Finchware, a smaller rival, was bought by Orbello on Monday for 780 million dollars.',
      'The deal will not lead to layoffs, said Mira Castellan, who heads Orbello.',
      'Tekna, a union, accused Orbello of breaking its promise of a six percent rise in wages.',
      'After the announcement Orbello shares dropped 3% and Finchware shares gained 11%.',
      'Lars Ekdahl founded Finchware in 2009 and took Orbello to court over a patent in 2016.',
    ],
    false: [
      'Orbello was bought by its smaller rival Finchware for $780 million on Monday.',
      'Orbello broke a promise to raise wages by six percent this year.',
      'Shares of Orbello rose 3 percent after the announcement.',
      'Regulators in Brussels reviewed the takeover before September.',
      'Finchware employs 1,900 people, most of them in Brussels.',
    ],
  },
]

/** Written before the rules, and only counted. */
export const ONLY_COUNTED: readonly Rewordings[] = [
  {
    language: 'en',
    document: `A fire destroyed a warehouse of the clothing chain Velmora in the town of Aldbury on Saturday night. About 60 firefighters fought the blaze for nine hours. Two of them suffered burns and were taken to hospital; their condition is stable. Police arrested a 34-year-old man on suspicion of arson, detective Helen Marsh said on Sunday. The man denies any involvement. Velmora's director Samuel Iver said 1,200 pallets of winter coats were lost and put the damage at 15 million pounds. The company plans to rebuild the warehouse by the end of next year. Residents were told to keep their windows closed until Monday because the smoke could contain asbestos. Neighbour Olga Reyes called the fire brigade at 10 p.m.`,
    faithful: [
      'On Saturday night a warehouse of clothing chain Velmora in Aldbury was destroyed by fire.',
      'It took around 60 firefighters nine hours to fight the blaze.',
      'Detective Helen Marsh said police had arrested a man, 34, who is suspected of arson.',
      'Samuel Iver, director of Velmora, estimated the damage at £15 million.',
      'The smoke could contain asbestos, so residents had to keep windows closed until Monday.',
    ],
    false: [
      'On Sunday night a fire destroyed a warehouse of the clothing chain Velmora in Aldbury.',
      'A 34-year-old man was convicted of arson, detective Helen Marsh said on Sunday.',
      'The smoke contains asbestos, and residents must keep their windows closed until Monday.',
      'Detective Samuel Iver said 1,200 pallets of winter coats were lost.',
      'Velmora has rebuilt the warehouse.',
    ],
  },
  {
    language: 'nl',
    document: `Bij een botsing tussen twee treinen in Oosterkamp zijn zondagavond vijf mensen gewond geraakt, meldt de politie. Een machinist van 52 jaar ligt met een gebroken been in het ziekenhuis. Vervoerder Spoorlijn liet weten dat een sein waarschijnlijk niet werkte. Inspecteur Bram Coppens onderzoekt of de machinist door rood is gereden. Reizigersvereniging Rover Zuid verwijt Spoorlijn dat het onderhoud is uitgesteld. Minister Lea Dumont bezocht maandag de gewonden. Tussen Oosterkamp en Waardam rijden tot vrijdag geen treinen; er worden twaalf bussen ingezet. De schade bedraagt naar schatting 3 miljoen euro. In 2019 kwamen op hetzelfde traject twee mensen om het leven.`,
    faithful: [
      'Zondagavond raakten vijf mensen gewond doordat twee treinen in Oosterkamp botsten.',
      'Spoorlijn zegt dat een sein waarschijnlijk niet werkte.',
      'De gewonden kregen maandag bezoek van minister Lea Dumont.',
      'Tot vrijdag rijden er geen treinen tussen Waardam en Oosterkamp, maar wel 12 bussen.',
      'Volgens reizigersvereniging Rover Zuid heeft Spoorlijn het onderhoud uitgesteld.',
    ],
    false: [
      'Bij een botsing tussen twee treinen in Waardam zijn zondagavond vijf mensen gewond geraakt.',
      'Bij een botsing tussen twee treinen in Oosterkamp zijn zondagavond vijf mensen omgekomen.',
      'Het sein werkte niet, liet vervoerder Spoorlijn weten.',
      'Spoorlijn verwijt Rover Zuid dat het onderhoud is uitgesteld.',
      'De machinist is door rood gereden.',
    ],
  },
  {
    language: 'nl',
    document: `Supermarktketen Graanhof roept 18.000 potten pindakaas terug omdat er stukjes glas in kunnen zitten. Het gaat om potten van 350 gram met de houdbaarheidsdatum 14 mei. Een klant in Zeedijk vond dinsdag een splinter en meldde dat bij de voedselautoriteit. Niemand raakte gewond. Directeur Els Vermeulen bood haar excuses aan en beloofde dat klanten hun geld terugkrijgen. Leverancier Notenbos ontkent dat het glas uit zijn fabriek komt. De voedselautoriteit zal de fabriek volgende week controleren. De omzet van Graanhof steeg vorig jaar met 8 procent tot 2,1 miljard euro.`,
    faithful: [
      'Graanhof roept 18.000 potten pindakaas terug: er kunnen stukjes glas in zitten.',
      'Een splinter werd dinsdag gevonden door een klant in Zeedijk, die het meldde bij de voedselautoriteit.',
      'Klanten krijgen hun geld terug, beloofde directeur Els Vermeulen.',
      'Volgens leverancier Notenbos komt het glas niet uit zijn fabriek.',
      'Vorig jaar groeide de omzet van Graanhof met acht procent naar 2,1 miljard euro.',
    ],
    false: [
      'Supermarktketen Graanhof roept 80.000 potten pindakaas terug.',
      'In de potten pindakaas van Graanhof zitten stukjes glas.',
      'Het glas komt uit de fabriek van Notenbos.',
      'De omzet van Graanhof daalde vorig jaar met 8 procent.',
      'De voedselautoriteit heeft de fabriek vorige week gecontroleerd.',
    ],
  },
]
