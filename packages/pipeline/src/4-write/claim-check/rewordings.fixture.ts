/** An invented article with true rewordings of its sentences, and misleading ones. */
export interface RewordingTestCase {
  language: 'en' | 'nl'
  document: string
  faithful: readonly string[]
  false: readonly string[]
}

/** Test cases that the rules were developed on. */
export const DEVELOPMENT_REWORDINGS: readonly RewordingTestCase[] = [
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

/** Test cases for measuring the first rules. Later rules were developed on them. */
export const LATER_DEVELOPMENT_REWORDINGS: readonly RewordingTestCase[] = [
  {
    language: 'en',
    document: `Nurses at St Brannock's Hospital in Penhale walked out on Monday in a dispute over staffing, their union said. About 850 of the hospital's 1,300 nurses joined the strike, the third this year. Union leader Gwen Tregear said that on some nights one nurse looks after fourteen patients. The hospital's chief executive, Paul Maddern, called the strike irresponsible and said that no operation had been cancelled. Health secretary Ian Rowse offered a pay rise of 4 percent in June, which the union rejected. Talks are to resume on Thursday. Emergency care continued during the walkout. A survey by the union in April found that two thirds of its members were thinking of leaving.`,
    faithful: [
      'Nurses at a hospital in Penhale went on strike on Monday over a lack of staff.',
      'Some 850 nurses took part in the walkout, which was the third of the year.',
      'No operations were cancelled, according to chief executive Paul Maddern, who called the strike irresponsible.',
      'The union turned down a 4% pay rise that health secretary Ian Rowse had offered in June.',
      'Negotiations will resume on Thursday, and emergency care went on during the strike.',
    ],
    false: [
      'About 1,300 nurses joined the strike, the third this year.',
      'Paul Maddern said that on some nights one nurse looks after fourteen patients.',
      'The union accepted a pay rise of 4 percent in June.',
      'Emergency care was suspended during the walkout.',
      'Two thirds of the union’s members have left the hospital.',
    ],
  },
  {
    language: 'en',
    document: `A magnitude 6.1 earthquake struck the coast of Tarvania early on Sunday, killing at least nine people and damaging hundreds of homes, officials said. The epicentre was 18 kilometres south of the city of Belmira. Most of the victims died when a block of flats collapsed in the suburb of Oster. Rescuers pulled a six-year-old girl alive from the rubble after eleven hours. President Milo Varga declared a state of emergency in two provinces and cancelled a visit to Kalden. The army sent 400 soldiers and three field hospitals. Schools in Belmira will remain closed until Wednesday. Seismologist Anja Kerr said that strong aftershocks were possible for weeks. Neighbouring Kalden promised tents and blankets. In 1987 an earthquake killed 230 people in the same region.`,
    faithful: [
      'At least nine people died on Sunday when an earthquake of magnitude 6.1 hit the Tarvanian coast.',
      'A girl of six was rescued from the rubble after 11 hours.',
      'The president, Milo Varga, called off a trip to Kalden and declared an emergency in two provinces.',
      'Until Wednesday, schools in Belmira stay shut.',
      'Strong aftershocks may follow for weeks, said Anja Kerr, a seismologist.',
    ],
    false: [
      'At least 230 people died on Sunday when an earthquake struck the coast of Tarvania.',
      'A six-year-old girl died in the rubble of a block of flats after eleven hours.',
      'The army sent 400 soldiers and three field hospitals to Kalden.',
      'Strong aftershocks will follow for weeks, seismologist Anja Kerr said.',
      'President Milo Varga visited Kalden after declaring a state of emergency in two provinces.',
    ],
  },
  {
    language: 'en',
    document: `The Court of Appeal in Westport ruled on Wednesday that the mining company Daleron must pay 62 million euros to farmers whose wells were polluted. The ruling overturns a decision of 2021, in which a lower court had cleared the company. Judge Marta Eling said Daleron had known of the leak since 2014 and had not warned the residents. About 340 families had brought the case, led by the cattle farmer Joris Pell. Daleron's lawyer, Simone Hart, said the company would take the case to the Supreme Court. The company says that the pollution came from old military sites. Its shares fell by 7 percent. The environment agency began an inquiry of its own in March, which may lead to fines. Pell said he was relieved but that money would not bring back his herd.`,
    faithful: [
      'Daleron, a mining company, has to pay farmers €62 million because their wells were polluted, an appeal court in Westport ruled.',
      'In 2021 a lower court had cleared the company.',
      'According to judge Marta Eling, Daleron knew about the leak from 2014 and did not warn residents.',
      'Daleron blames old military sites for the pollution.',
      'Lawyer Simone Hart said that Daleron will appeal to the Supreme Court.',
    ],
    false: [
      'Farmers must pay 62 million euros to the mining company Daleron, the Court of Appeal in Westport ruled.',
      'The Supreme Court ruled on Wednesday that Daleron must pay 62 million euros.',
      'Daleron’s shares rose by 7 percent after the ruling.',
      'The environment agency fined Daleron after an inquiry that began in March.',
      'Judge Marta Eling said that the pollution came from old military sites.',
    ],
  },
  {
    language: 'nl',
    document: `De Belgische wielrenster Noor Claessen heeft zaterdag de Ronde van het Heuvelland gewonnen. Ze was na 138 kilometer acht seconden sneller dan de Nederlandse Fleur Bakker. De Italiaanse Giulia Conti werd derde. Favoriete Anke Mertens viel op 20 kilometer van de finish en brak haar sleutelbeen. Volgens ploegleider Wim Raes wordt zij maandag geopereerd en mist ze waarschijnlijk het wereldkampioenschap in september. Claessen, die vorig jaar nog een contract zocht, noemde het de mooiste dag van haar loopbaan. De organisatie had het parcours ingekort wegens de hitte. Langs de weg stonden ongeveer 60.000 toeschouwers. Bakker behoudt de leiding in het klassement van de wereldbeker.`,
    faithful: [
      'Noor Claessen won zaterdag de Ronde van het Heuvelland, acht seconden voor Fleur Bakker.',
      'Anke Mertens, de favoriete, brak bij een val op 20 kilometer van de streep haar sleutelbeen.',
      'Mertens mist het WK in september waarschijnlijk, zegt ploegleider Wim Raes.',
      'Vanwege de hitte was de route korter gemaakt.',
      'Zo’n 60.000 mensen keken langs de weg toe.',
    ],
    false: [
      'De Nederlandse Fleur Bakker heeft zaterdag de Ronde van het Heuvelland gewonnen.',
      'Noor Claessen brak haar sleutelbeen na een val op 20 kilometer van de finish.',
      'Anke Mertens werd zaterdag geopereerd, zegt ploegleider Wim Raes.',
      'De organisatie had het parcours verlengd wegens de hitte.',
      'Mertens mist het wereldkampioenschap in september, volgens ploegleider Wim Raes.',
    ],
  },
  {
    language: 'nl',
    document: `Luchthaven Duinzicht mag vanaf volgend jaar niet meer dan 24.000 vluchten per jaar afhandelen, heeft minister Tom Verbeek vrijdag besloten. Nu zijn dat er 31.000. Omwonenden klagen al jaren over lawaai; vooral 's nachts is de norm vorig jaar 140 keer overschreden. Directeur Carla Smits van de luchthaven vreest dat 600 banen verdwijnen en overweegt naar de rechter te stappen. Vakbond Vliegwerk wil dat de minister een fonds opricht voor werknemers die hun baan verliezen. Maatschappij SkyNoord heeft al aangekondigd drie vliegtuigen naar Bremen te verplaatsen. De Tweede Kamer stemt in oktober over het plan. Actiegroep Stil Duinzicht is blij, maar had op een nachtsluiting gehoopt.`,
    faithful: [
      'Minister Tom Verbeek besloot vrijdag dat Duinzicht vanaf volgend jaar hooguit 24.000 vluchten per jaar mag afhandelen.',
      'Volgens directeur Carla Smits staan er mogelijk 600 banen op de tocht.',
      'De vakbond Vliegwerk vraagt om een fonds voor mensen die hun baan kwijtraken.',
      'SkyNoord verplaatst drie toestellen naar Bremen.',
      'In oktober stemt de Tweede Kamer over de plannen van de minister.',
    ],
    false: [
      'Luchthaven Duinzicht mag vanaf volgend jaar 31.000 vluchten per jaar afhandelen.',
      'Directeur Carla Smits is naar de rechter gestapt.',
      'De Tweede Kamer heeft in oktober over het plan gestemd.',
      'Minister Tom Verbeek heeft een fonds opgericht voor werknemers die hun baan verliezen.',
      'Actiegroep Stil Duinzicht vreest dat 600 banen verdwijnen.',
    ],
  },
  {
    language: 'nl',
    document: `Onderzoekers van de Universiteit Westerveld hebben in een grot bij Molina gereedschap gevonden dat 310.000 jaar oud is. Het gaat om 47 stenen messen en een houten speer. Archeologe Hanna Brandsma spreekt van de oudste vondst in de streek; tot nu toe gold een kamp van 280.000 jaar oud bij Ferra als het oudste. Het team groef drie zomers lang. Resten van mensen zijn niet aangetroffen. Hoogleraar Luc Peeters, die niet bij het onderzoek betrokken was, noemt de datering overtuigend, maar wil eerst de speer laten onderzoeken. De speer wordt in november tentoongesteld in het museum van Molina. Het onderzoek kostte 1,1 miljoen euro en werd betaald door de provincie.`,
    faithful: [
      'In een grot bij Molina is gereedschap ontdekt van 310.000 jaar oud.',
      'De onderzoekers vonden 47 messen van steen en een speer van hout.',
      'Menselijke resten werden niet gevonden.',
      'Hoogleraar Luc Peeters vindt de datering overtuigend.',
      'De provincie betaalde het onderzoek, dat 1,1 miljoen euro kostte.',
    ],
    false: [
      'In een grot bij Ferra is gereedschap gevonden van 310.000 jaar oud.',
      'Het gaat om 47 houten speren en een stenen mes.',
      'De onderzoekers vonden ook resten van mensen.',
      'Hoogleraar Luc Peeters, die het onderzoek leidde, noemt de datering overtuigend.',
      'De speer werd in november tentoongesteld in het museum van Molina.',
    ],
  },
]
