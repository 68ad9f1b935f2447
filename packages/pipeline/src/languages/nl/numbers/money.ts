import type { MoneyWords } from '../../topics/numbers/money.ts'
import { splitWords } from '../../words.ts'

export const moneyWords: MoneyWords = {
  currencies: {
    euro: 'EUR',
    dollar: '$',
    dollars: '$',
    pond: 'GBP',
    ponden: 'GBP',
    yen: 'JPY',
    yuan: 'CNY',
    rand: 'ZAR',
    kronen: 'NOK',
    roebel: 'RUB',
    roebels: 'RUB',
    roepie: 'INR',
    roepies: 'INR',
  },
  nations: splitWords('amerikaanse'),
}
