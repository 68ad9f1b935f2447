const QUOTED = /["“„«][^"”“»]{2,}["”“»]|(?<![\p{L}\p{N}])[‘'][^’']{3,}[’'](?![\p{L}\p{N}])/gu

/** A text without what it quotes: the words that are its writer's own. */
export const ownWords = (text: string): string => text.replace(QUOTED, ' ')
