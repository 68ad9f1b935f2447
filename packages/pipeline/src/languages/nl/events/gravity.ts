import type { EventImpactWords } from '../../topics/events/gravity.ts'

export const eventGravityWords: EventImpactWords = {
  dead: `doden dood dodelijke omgekomen gedood overleden overlijden sterfgevallen verdronken vermoord lichamen`,
  killing: `kost doodt doodde eist eiste`,
  injured: `gewonden gewonde gewond vermisten vermist`,
  affected: `mensen inwoners burgers werknemers banen arbeidsplaatsen huizen woningen huishoudens gezinnen besmettingen gevallen migranten
vluchtelingen ontheemden geevacueerden daklozen werklozen gestrand passagiers patienten kinderen leerlingen studenten kiezers`,
  between: `mensen personen meer nieuwe andere van de het mannen vrouwen kinderen burgers werden zijn is werd coronadoden corona`,
  remains: 'lichamen',
  roughNumbers: { tientallen: 24, honderden: 200, duizenden: 2000, miljoenen: 2_000_000 },
  namedInstitutions: `VN NAVO VS Tweede_Kamer Eerste_Kamer Senaat Hoge_Raad Raad_van_State Kamer Rusland Duitsland Frankrijk Oekraïne Brazilië Canada
Italië Spanje Turkije Noord-Korea Zuid-Korea Saoedi-Arabië Syrië Irak Nederland België DNB RIVM`,
  institutions: `regering kabinet parlement rechtbank witte_huis centrale_bank ministerie premier paus marine leger luchtmacht
europese_(?:unie|commissie|raad|centrale_bank) europees_parlement verenigde_staten`,
  regional: `provincie* gemeente* gemeenteraad burgemeester* wethouder* waterschap* commissaris_van_de_koning`,
  acts: `verdrag akkoord sancties verkiezingen beëdigd stapt_op treedt_af afgetreden ontslagen verbod verbiedt stemt_in noodtoestand
massaontslag steunpakket recessie rentebesluit schrapt trekt_in klokkenluider* getuigt failliet faillissement aangeklaagd
veroordeeld uitlevering spionage klimaattop wapenstilstand verbreekt ratificeert invoerheffing* handelsoorlog vernietigt
bekrachtigt corruptieproces`,
  dailyActs: `avondklok versoepel* heropen* inflatie werkloosheid maatregelen begroting betoging demonstratie* vaccins? vluchtelingen uitstoot
waarschuwt machtigt verwerpt weigert geweigerd verlengt verlenging schort_op opgeschort stelt_uit uitgesteld scherpt_aan
aangescherpt benoemt benoemd vervangt test_positief ontkent geeft_toe keldert stort_in krimpt verlaagt verhoogt bezuinigt wint
verliest blaast_af hoorzitting dagvaard* klaagt_aan dreigt beschuldigt sluit_grens* topoverleg steunpakketten uitbraak epidemie
pandemie brandhaard`,
  grave: `oorlog inval staatsgreep staakt-het-vuren wapenstilstand noodtoestand recessie luchtaanval* raketaanval* raketten kernwapens
kernproef oorlogsschip straaljager* dodental hongersnood aardbeving orkaan cycloon tyfoon overstroming* natuurbrand* uitbarsting
barst_uit ontploffing explosie gaslek neergestort ontspoord* aanslag* schietpartij gijzeling* terreur* bloedbad volkerenmoord
massagraf vaccinproef* medicijnproef* sterftecijfers? cyberaanval rellen`,
  counts: 'doden|sterfgevallen|dodental|besmettingen|gevallen',
  newCases: 'nieuwe besmettingen',
  record:
    'hoogste|laagste|diepste|zwaarste|ergste|dodelijkste|historische?|ongekende?|mijlpaal|verdubbel\\p{L}*',
  passing: 'passeert|gepasseerd|overschrijdt',
  quake: 'beving',
  former: 'voormalige?|oud|wijlen',
  obituary: /\(\d{2,3}\)\s(?:is\s)?overleden\b|\boverl(?:eden|ijdt)\s(?:op|in)\b.{0,20}\b\d{2,3}\b/iu,
}
