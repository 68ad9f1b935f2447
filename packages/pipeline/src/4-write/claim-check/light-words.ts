const words = (list: string) => new Set(list.split(/\s+/))

/** Words that a summary adds without claiming anything: verbs of saying, stopgaps, general nouns. By hand. */
const LIGHT: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`say says said saying tell tells told accord according year years people man woman men women new time times day days week weeks month months
  make makes made making take takes took taken taking get gets got go goes went gone come comes came give gives gave given call called use used using
  head set include includes including included follow following followed report reported reports announce announced group member members lead former side part
  move first last next become became face left hold held keep kept put run show shows start started because after before follow two one announcement`),
  nl: words(`zegt zei zeggen gezegd zeiden vertelt vertelde laat liet laten weten meldt meldde melden gemeld volgens jaar jaren mensen man vrouw mannen vrouwen nieuw nieuwe tijd keer dag dagen
  week weken maand maanden maken maakt maakte gemaakt doen doet deed gedaan gaan gaat ging gegaan komen komt kwam gekomen geven geeft gaf gegeven krijgen krijgt kreeg gekregen
  gebruiken leden lid groep deel eerste laatste volgende voormalig voormalige hoofd staat stond houden hield zetten begin begon begonnen omdat doordat twee bekend`),
}

/** Whether a folded word claims nothing of its own. */
export const isLight = (folded: string, language: string) => LIGHT[language]?.has(folded) ?? false
