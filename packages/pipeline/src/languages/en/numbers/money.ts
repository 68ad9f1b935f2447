import type { MoneyWords } from '../../topics/numbers/money.ts'
import { splitWords } from '../../words.ts'

export const moneyWords: MoneyWords = {
  currencies: {
    euro: 'EUR',
    euros: 'EUR',
    dollar: '$',
    dollars: '$',
    pound: 'GBP',
    pounds: 'GBP',
    yen: 'JPY',
    yuan: 'CNY',
    reais: 'BRL',
    naira: 'NGN',
    shilling: 'KES',
    shillings: 'KES',
    rand: 'ZAR',
    rupee: 'INR',
    rupees: 'INR',
    vatu: 'VUV',
    kroner: 'NOK',
    kronor: 'SEK',
    ruble: 'RUB',
    rubles: 'RUB',
  },
  nations: splitWords('us canadian australian'),
}
