import type { RewordingTestCase } from './rewordings.fixture.ts'

/**
 * Test cases for measuring the rules only. They were written after the first rules, and no rule was developed
 * on them.
 */
export const EVALUATION_REWORDINGS: readonly RewordingTestCase[] = [
  {
    language: 'en',
    document: `Voters in the province of Calder rejected a plan to merge its two largest school boards on Tuesday, by 54 percent to 46. Turnout was 38 percent, the lowest since 1994. Premier Joan Haldane, who had campaigned for the merger, said she would respect the result and would not resign. The teachers' federation, which has 22,000 members, opposed the plan because it feared larger classes. Education minister Piers Okonjo had promised that the merger would save 90 million dollars over five years. Opposition leader Rita Voss called on the government to publish its costs before the end of the month. A recount is not planned. Two earlier votes, in 2003 and 2011, had failed as well.`,
    faithful: [
      'A plan to merge the two biggest school boards of Calder was voted down on Tuesday, 54 percent to 46.',
      'Only 38 percent of voters turned out, fewer than at any time since 1994.',
      'Joan Haldane, the premier, will not resign and says that she respects the outcome.',
      'The teachers’ federation was against the merger, fearing that classes would become larger.',
      'Opposition leader Rita Voss wants the government to make its costs public by the end of the month.',
    ],
    false: [
      'Voters in Calder approved a plan to merge two school boards by 54 percent to 46.',
      'The merger saved 90 million dollars over five years.',
      'Education minister Piers Okonjo said he would respect the result and would not resign.',
      'The government has published its costs.',
      'Turnout was 46 percent, the lowest since 1994.',
    ],
  },
  {
    language: 'en',
    document: `A court in Larnholm sentenced the former banker Viktor Hasse to six years in prison on Friday for hiding losses of 310 million kronor from shareholders. Two of his colleagues, Eva Brandt and Nils Toft, were acquitted. Prosecutor Karin Sjo had asked for eight years. Hasse, 57, who left Ostbank in 2019, has always denied the charges; his lawyer, Per Alm, said he would decide next week whether to appeal. The court found that Hasse had ordered staff to change the dates on 140 contracts. Ostbank itself was not accused. The bank's auditor, Grant Lyle, agreed in January to pay investors 45 million kronor without admitting guilt. Hasse was told to hand in his passport.`,
    faithful: [
      'Viktor Hasse, a former banker, was given a six-year prison sentence on Friday for concealing losses from shareholders.',
      'Eva Brandt and Nils Toft, who worked with Hasse, were cleared.',
      'The prosecution had wanted a term of eight years.',
      'Lawyer Per Alm will decide in the coming week if Hasse appeals.',
      'In January the auditor Grant Lyle agreed to pay investors 45 million kronor but admitted no guilt.',
    ],
    false: [
      'A court in Larnholm sentenced Viktor Hasse to eight years in prison on Friday.',
      'Eva Brandt and Nils Toft were convicted together with Hasse.',
      'Hasse has admitted the charges.',
      'Hasse has appealed against the sentence, his lawyer Per Alm said.',
      'Grant Lyle admitted guilt and agreed to pay investors 45 million kronor.',
    ],
  },
  {
    language: 'en',
    document: `Scientists at the Merrow Institute said on Thursday that a vaccine against sheep fever had protected 83 of 90 lambs in a trial that lasted ten weeks. No serious side effects were seen. The team, led by veterinarian Lucia Ferran, hopes to begin a larger trial with 2,000 animals in spring if the ministry of agriculture agrees. The disease killed about 12,000 sheep in the Harren valley last year. Farmers' leader Owen Pritchard welcomed the news but warned that a vaccine could still be three years away. The drug maker Calvex paid for the study and owns the patent. Virologist Mei Tan, who was not involved, said that the results were promising but that the trial was small.`,
    faithful: [
      'In a ten-week trial a vaccine protected 83 out of 90 lambs from sheep fever, according to the Merrow Institute.',
      'There were no serious side effects.',
      'If the agriculture ministry gives its consent, a trial with 2,000 animals may start in spring.',
      'Owen Pritchard, who leads the farmers, said it could take three more years until there is a vaccine.',
      'The study was financed by Calvex, which holds the patent.',
    ],
    false: [
      'The vaccine protected 90 of 2,000 lambs in a trial that lasted ten weeks.',
      'The ministry of agriculture has agreed to a larger trial with 2,000 animals.',
      'Virologist Mei Tan, who led the trial, said that the results were promising.',
      'The vaccine killed about 12,000 sheep in the Harren valley last year.',
      'Farmers’ leader Owen Pritchard said that a vaccine would be ready in spring.',
    ],
  },
  {
    language: 'nl',
    document: `De gemeente Noorderwijk sluit per 1 juli drie van haar vijf zwembaden, omdat de energiekosten in twee jaar zijn verdrievoudigd. Dat maakte wethouder Femke Dros dinsdagavond bekend. De zwembaden De Golf en Aquarel blijven open. Zwemvereniging De Otters, met 1.400 leden, noemt het besluit onbegrijpelijk en overweegt een kort geding. Volgens Dros bespaart de sluiting 2,3 miljoen euro per jaar. Oppositiepartij Stadsbelang had voorgesteld om de toegangsprijs met een euro te verhogen, maar dat wees de gemeenteraad af. Van de 64 medewerkers verliezen er 25 hun baan; zij krijgen hulp bij het vinden van ander werk. De provincie heeft een verzoek om steun nog niet beantwoord.`,
    faithful: [
      'Noorderwijk doet op 1 juli drie zwembaden dicht wegens de hoge energiekosten.',
      'De Golf en Aquarel gaan niet dicht.',
      'De Otters, een zwemvereniging met 1.400 leden, denkt na over een kort geding.',
      'Een voorstel van Stadsbelang om de toegang een euro duurder te maken werd door de raad verworpen.',
      '25 van de 64 medewerkers raken hun baan kwijt.',
    ],
    false: [
      'De gemeente Noorderwijk sluit per 1 juli alle vijf zwembaden.',
      'Zwemvereniging De Otters heeft een kort geding aangespannen.',
      'De gemeenteraad verhoogde de toegangsprijs met een euro.',
      'Volgens zwemvereniging De Otters bespaart de sluiting 2,3 miljoen euro per jaar.',
      'De provincie heeft het verzoek om steun afgewezen.',
    ],
  },
  {
    language: 'nl',
    document: `Een vrachtschip met 9.000 ton kunstmest is woensdagnacht tegen de brug bij Kuipershaven gevaren. De kapitein, een 44-jarige man uit Polen, is door de politie verhoord maar niet aangehouden; uit een test bleek dat hij niet had gedronken. Volgens Rijkswaterstaat is de brug zwaar beschadigd en kan het herstel tot december duren. Zo'n 18.000 automobilisten per dag moeten omrijden. Veerdienst Maasvaart zet vanaf maandag een extra pont in, die gratis is voor fietsers. Burgemeester Joke Hartman wil dat de rijksoverheid de kosten betaalt. Reder Lindqvist zegt dat het roer blokkeerde en heeft een eigen onderzoek aangekondigd. Er raakte niemand gewond. In 2017 voer een schip tegen dezelfde brug, toen door dichte mist.`,
    faithful: [
      'In de nacht van woensdag is een vrachtschip met 9.000 ton kunstmest op de brug bij Kuipershaven gebotst.',
      'De politie verhoorde de kapitein, een Pool van 44, maar hield hem niet aan.',
      'Het herstel van de brug kan volgens Rijkswaterstaat tot december duren.',
      'Vanaf maandag vaart er een extra pont van Maasvaart, waar fietsers niets voor betalen.',
      'Bij het ongeluk vielen geen gewonden.',
    ],
    false: [
      'De politie heeft de kapitein, een 44-jarige man uit Polen, aangehouden.',
      'Dichte mist was woensdagnacht de oorzaak van de aanvaring met de brug bij Kuipershaven.',
      'De rijksoverheid betaalt de kosten, zegt burgemeester Joke Hartman.',
      'Het schip had 18.000 ton kunstmest aan boord.',
      'Rijkswaterstaat zegt dat het roer blokkeerde.',
    ],
  },
  {
    language: 'nl',
    document: `De Vlaamse regering trekt 75 miljoen euro uit om scholen te helpen die te weinig leraren hebben, zei minister Griet Maes donderdag. Het geld komt in september vrij. Scholen in de steden krijgen twee derde van het bedrag. Onderwijsbond Krijt vindt het plan te mager en kondigt voor 12 mei een staking aan. Volgens onderzoeker Tim Van Acker stopt een op de vier nieuwe leraren binnen vijf jaar. Maes sloot uit dat de lonen dit jaar stijgen. De oppositie verwijt haar dat ze een rapport over de werkdruk acht maanden heeft achtergehouden; Maes ontkent dat. Directeur Nele Smeets van basisschool De Berk hoopt twee leraren te kunnen aannemen. Het parlement bespreekt het plan volgende week.`,
    faithful: [
      'Minister Griet Maes maakt 75 miljoen euro vrij voor scholen met een tekort aan leraren.',
      'Twee derde van het geld gaat naar scholen in de stad.',
      'Krijt, een onderwijsbond, gaat op 12 mei staken omdat het plan volgens haar te mager is.',
      'Een kwart van de nieuwe leraren houdt er binnen vijf jaar mee op, zegt onderzoeker Tim Van Acker.',
      'Dit jaar stijgen de lonen niet, aldus Maes.',
    ],
    false: [
      'Onderwijsbond Krijt steunt het plan van minister Griet Maes.',
      'Minister Griet Maes heeft een rapport over de werkdruk acht maanden achtergehouden.',
      'Directeur Nele Smeets van basisschool De Berk heeft twee leraren aangenomen.',
      'Het parlement besprak het plan vorige week.',
      'Scholen op het platteland krijgen twee derde van het bedrag.',
    ],
  },
]
