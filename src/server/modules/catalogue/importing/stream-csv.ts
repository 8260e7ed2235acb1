import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type CsvRecord, CsvSyntaxError, countRecordLines, detectSeparator, STRICT } from '#csv/read-csv.ts'

/** Whether the text has a whole line with more than blanks: then its separator is known. */
const hasHeading = (text: string): boolean => /[\r\n]/.test(text.trimStart())

/** Reads until the heading is complete, and returns it with everything that follows. */
async function readHeading(texts: AsyncIterator<string>): Promise<string> {
  let heading = ''
  while (!hasHeading(heading)) {
    const next = await texts.next()
    if (next.done) break
    heading += next.value
  }
  return heading
}

async function* continueWith(heading: string, texts: AsyncIterator<string>): AsyncGenerator<string> {
  yield heading
  for (let next = await texts.next(); !next.done; next = await texts.next()) yield next.value
}

/** Reads a table like `readCsv`, of any length: only a few records are in memory at a time. */
export async function* streamCsv(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const iterator = texts[Symbol.asyncIterator]()
  const heading = await readHeading(iterator)
  const parser = parse({ ...STRICT, delimiter: detectSeparator(heading) })
  const reading = pipeline(Readable.from(continueWith(heading, iterator)), parser)
  // Reported by the loop below, where it ends the reading.
  reading.catch(() => undefined)
  let next = 1
  try {
    for await (const { record, raw } of parser) {
      const { skipped, total } = countRecordLines(raw)
      yield { line: next + skipped, cells: record }
      next += total
    }
  } catch (error) {
    if (error instanceof CsvError) throw new CsvSyntaxError(error.message)
    throw error
  }
}
