import type { Category } from '../../category/index.ts'
import type { Interest } from '../../contract/index.ts'

/** The properties of a story that match an interest. */
export interface InterestCriteria {
  categories?: readonly Category[]
  /**
   * Distinctive words of headlines by language, separated by commas, in lower case and without accents. A `*`
   * at the end of a word matches any ending.
   */
  words?: { en: string; nl: string }
}

/**
 * The properties of stories that match each interest. Local News and Breaking News have none here: Local News
 * depends on the story's place, Breaking News on the story's age and number of reports.
 */
export const INTEREST_CRITERIA: Readonly<Record<Interest, InterestCriteria>> = {
  'World News': { categories: ['world'] },
  Politics: { categories: ['politics'] },
  Science: { categories: ['science'] },
  Technology: { categories: ['technology'] },
  Environment: { categories: ['environment'] },
  Business: { categories: ['business'] },
  Sports: { categories: ['sports'] },
  Entertainment: { categories: ['entertainment'] },
  Health: { categories: ['health'] },
  Education: {
    words: {
      en: 'school,schools,universit*,students,teacher*,pupils,classroom*,curricul*,exams,kindergarten*,tuition,education*',
      nl: 'school,scholen,schooljaar,basisschool*,universiteit*,studenten,leraar,leraren,docent*,leerling*,onderwijs*,examen*,hogeschool*',
    },
  },
  Travel: {
    words: {
      en: 'travel,traveller*,traveler*,touris*,airline*,airport*,hotel*,holidaymaker*,cruise,cruises,sightseeing',
      nl: 'reizen,reiziger*,toeris*,luchtvaartmaatschappij*,luchthaven*,vliegveld*,vakantie*,hotel*,cruiseschip*,cruiseschepen',
    },
  },
  Food: {
    words: {
      en: 'food,foods,restaurant*,chef,chefs,recipe*,cuisine*,bakery,bakeries,cheese*,bread,wine,wines,cookbook*',
      nl: 'eten,voeding*,voedsel*,restaurant*,chef-kok*,recepten,keuken,bakker*,kaas*,brood*,wijn*,kookboek*',
    },
  },
  Fashion: {
    words: {
      en: 'fashion*,catwalk*,couture,garment*,clothing,knitwear,sneaker*',
      nl: 'mode,modehuis*,modehuizen,modeontwerper*,modeweek,modemerk*,catwalk*,couture,kleding*',
    },
  },
  'Art & Culture': {
    words: {
      en: 'art,arts,artist*,artwork*,museum*,exhibition*,painting*,painter*,gallery,galleries,theatre*,theater*,sculpt*,opera*,orchestra*,ballet*,novelist*,literature,literary,heritage',
      nl: 'kunst,kunstenaar*,kunstwerk*,cultuur*,museum*,musea,tentoonstelling*,schilderij*,schilder,schilders,galerie*,theater*,beeldhouw*,opera*,orkest*,ballet*,romanschrijver*,literatuur*,literaire,erfgoed*',
    },
  },
  Economy: {
    words: {
      en: 'economy,economies,economic*,economist*,inflation*,gdp,recession*,unemployment,interest rate*,central bank*,tariffs,wages',
      nl: 'economie,economisch*,econom,economen,inflatie*,bbp,recessie*,werkloosheid*,rente*,centrale bank*,koopkracht*,lonen,heffingen',
    },
  },
  'Climate Change': {
    words: {
      en: 'climate*,global warming,greenhouse gas*,carbon emission*,carbon dioxide,emissions,net zero,sea level*,heatwave*',
      nl: 'klimaat*,opwarming,broeikasgas*,co2*,uitstoot,zeespiegel*,hittegolf*,hittegolven',
    },
  },
  Space: {
    words: {
      en: 'nasa,esa,spacex,astronaut*,cosmonaut*,spacecraft*,space station*,space agency,space telescope*,rocket launch*,satellite*,telescope*,asteroid*,comet,comets,galaxy,galaxies,planet,planets,exoplanet*,lunar,moon landing*,orbit,orbits,orbiter*',
      nl: 'nasa,esa,spacex,astronaut*,kosmonaut*,ruimtevaart*,ruimteschip*,ruimtesonde*,ruimtestation*,ruimtetelescoop*,raketlancering*,satelliet*,telescoop*,asteroide*,komeet,kometen,sterrenstelsel*,planeet,planeten,exoplane*,maanlanding*,maanmissie*',
    },
  },
  Medicine: {
    words: {
      en: 'medicine*,medication*,medical,vaccin*,clinical trial*,surgery,surgeon*,surgical,antibiotic*,therapy,therapies,transplant*,patients',
      nl: 'geneesmiddel*,medicijn*,geneeskund*,medisch*,vaccin*,chirurg*,antibiotica*,therapie*,transplantatie*,patienten',
    },
  },
  Innovation: {
    words: {
      en: 'innovat*,invention*,inventor*,startup*,start-up*,prototype*,patent,patents,artificial intelligence,robot*,breakthrough*',
      nl: 'innovati*,uitvinding*,uitvinder*,startup*,start-up*,prototype*,octrooi*,kunstmatige intelligentie,robot*',
    },
  },
  'Local News': {},
  'Breaking News': {},
  Opinion: {
    words: {
      en: 'columnist*,editorial,editorials,op-ed*,essay,essays,commentary',
      nl: 'opinie*,column,columns,columnist*,essay,essays,hoofdredactioneel',
    },
  },
  Lifestyle: {
    words: {
      en: 'lifestyle*,wellness,gardening,gardener*,parenting,wedding*,pets,yoga,interior design*,home decor',
      nl: 'leefstijl*,lifestyle*,tuinier*,opvoeding*,bruiloft*,huisdier*,yoga,interieur*',
    },
  },
  Psychology: {
    words: {
      en: 'psycholog*,psychiatr*,mental health,anxiety,loneliness,burnout,wellbeing',
      nl: 'psycholo*,psychiat*,psychisch*,mentale gezondheid,geestelijke gezondheid*,angststoornis*,eenzaam*,burn-out*,burnout*',
    },
  },
}
