import type { CategoryOrNone } from '../../packages/pipeline/src/6-score/categories/category-model.ts'

/**
 * Publishers that mostly write about one topic, by topic. This is a hint in addition to a headline's words,
 * not a label.
 */
const SPECIALISTS: Partial<Record<CategoryOrNone, string>> = {
  technology: `The Verge|theverge.com|TechCrunch|Engadget|9to5Google|9to5Mac|Ars Technica|MacRumors|Android Authority|CNET|WIRED|Wccftech|PhoneArena
Tom's Guide|ZDNET|Gizmodo|SamMobile|Notebookcheck|VideoCardz.com|bgr.com|GSMArena.com|Android Central|Android Police|Windows Central|theregister.com
PCMag|AppleInsider|BleepingComputer|The Hacker News|Sammy Fans|Neowin|Windows Latest|Droid Life|PCWorld|Apple|OpenAI|XDA|Android Headlines|TechSpot
TechPowerUp|samsung.com|Phoronix|Mashable`,
  business: `CNBC|Bloomberg.com|Bloomberg|Financial Times|The Wall Street Journal|WSJ|Fortune|Investor's Business Daily|Yahoo Finance|MarketWatch|Barron's
Investopedia|TipRanks|Seeking Alpha|The Motley Fool|Investing.com|thestreet.com|TheStreet|CoinDesk|Business Insider|Forbes|Fox Business
Federal Reserve Board (.gov)|Decrypt|Business Wire|Sherwood News|Morningstar`,
  politics: `Politico|The Hill|The White House (.gov)|Federal News Network|Homeland Security (.gov)|The Bulwark|Democracy Docket|Government Executive|Axios`,
  world: `Al Jazeera|The Times of Israel|DW|dw.com|DW.com|Euronews.com|The Jerusalem Post|The Kyiv Independent|France 24|South China Morning Post
politico.eu|Ynetnews|Haaretz|The Moscow Times|Vatican News|U.S. Department of State (.gov)|Institute for the Study of War|UN News|Kyiv Post
Middle East Eye|The Japan Times|Hindustan Times`,
  entertainment: `IGN|Nintendo Life|Eurogamer|Kotaku|GameSpot|Push Square|Deadline|Variety|Rolling Stone|The Hollywood Reporter|hollywoodreporter.com|TMZ
Nintendo Everything|Pokemon.com|Xbox Wire|GamesIndustry.biz|Game Informer|Pure Xbox|Warhammer Community|Magic: The Gathering|Polygon|Gematsu`,
  sports: `ESPN|NBC Sports|Yahoo Sports|OutKick|Cageside Seats|Official website of the New England Patriots`,
  health: `statnews.com|KFF Health News|Medical Xpress`,
  science: `Space|SpaceNews|Phys.org|ScienceAlert|Live Science|NASA (.gov)`,
  environment: `Yale Climate Connections`,
  crime: `Department of Justice (.gov)`,
  none: `9to5Toys|Lifehacker|Allrecipes`,
}

/** The topic that a publisher specialises in, by the publisher's name. */
export const SPECIALIST_TOPICS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPECIALISTS).flatMap(([topic, names]) =>
    names.split(/[|\n]/).map((name): [string, string] => [name.trim(), topic]),
  ),
)
