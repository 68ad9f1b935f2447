import type { Behaviour } from './behaviour.ts'
import { alwaysAnswer, buildChatCompletion } from './completions.ts'

/** Simulated servers that give a good answer in an unusual form, such as inside prose. */
export function listWrappedAnswerBehaviours(good: string): Behaviour[] {
  return [
    { name: 'fences', answering: alwaysAnswer(`\`\`\`json\n${good}\n\`\`\``), proven: 3 },
    { name: 'prose around', answering: alwaysAnswer(`Sure! Here it is:\n${good}\nLet me know!`), proven: 3 },
    {
      name: 'thinks aloud first',
      answering: alwaysAnswer(`<think>Six {dead}? "Yes".</think>\n${good}`),
      proven: 3,
    },
    {
      name: 'thinks aloud in its template',
      answering: alwaysAnswer(`Hm, six dead.\n</think>\n\n${good}`),
      proven: 3,
    },
    { name: 'commas too many', answering: alwaysAnswer(good.replaceAll(']}', '],}')), proven: 3 },
    {
      name: 'cut off in its last sentence',
      answering: alwaysAnswer(good.slice(0, -60), 'length'),
      proven: 2,
    },
    {
      name: 'lines that are none',
      answering: alwaysAnswer(good.replace('"sentences":[', '"sentences":[null,7,{"sources":[1]},')),
      proven: 3,
    },
    {
      name: 'in an object of its own',
      answering: alwaysAnswer(`{"story":${good}}`),
      proven: 3,
    },
    {
      name: 'bytes that are no UTF-8',
      answering: () => {
        const bytes = Buffer.from(JSON.stringify(buildChatCompletion(good)))
        bytes[bytes.indexOf('metre') > 0 ? bytes.indexOf('metre') : bytes.indexOf('meter van')] = 0xff
        return { body: bytes }
      },
      proven: 2,
    },
  ]
}
