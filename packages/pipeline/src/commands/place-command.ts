import { detectLanguage } from '../2-extract/index.ts'
import { createGazetteer } from '../places/index.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import { TextInputLine, validateInputLines } from './lines/command-line.ts'

/** Runs `place`: yields the places in each text, with offsets, and the place that the text is about. */
export async function* runPlaceCommand(
  lines: AsyncIterable<unknown>,
  { data }: { data: NewsroomData },
): AsyncGenerator<object> {
  const gazetteer = createGazetteer(data)
  for await (const { id, title, text, language } of validateInputLines(lines, TextInputLine)) {
    const written = language ?? detectLanguage(`${title ?? ''}. ${text}`, 'en')
    const mentions = gazetteer
      .mentions(text, { language: written })
      .map(({ start, end, name, country, latitude, longitude }) => ({
        start,
        end,
        name,
        latitude: latitude ?? null,
        longitude: longitude ?? null,
        country: country || null,
      }))
    const about = gazetteer.about({ title: title ?? '', text, language: written })
    yield {
      id,
      mentions,
      about: {
        city: about?.city ?? null,
        country: about?.country ?? null,
        scope: about?.scope ?? null,
        coordinates: about?.coordinates ?? null,
      },
    }
  }
}
