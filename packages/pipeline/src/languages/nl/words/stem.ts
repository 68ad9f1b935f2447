import snowball from 'snowball-stemmers'

const dutch = snowball.newStemmer('dutch')

export const stem = (word: string): string => dutch.stem(word)
