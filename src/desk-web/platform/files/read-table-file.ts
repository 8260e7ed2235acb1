import type { ReadWorkbook } from '#contracts/desk/prices.ts'
import { callApi } from '../api/call-api.ts'

const WORKBOOK_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table that someone has chosen, as text. Throws where it isn't UTF-8, because every umlaut would be lost, or no table. */
export async function readTableFile(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith('.xlsx'))
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  // Not every system knows the type of its own files.
  const workbook = new Blob([file], { type: WORKBOOK_MEDIA_TYPE })
  const call = { method: 'POST', file: workbook } as const
  return (await callApi<ReadWorkbook>('/desk/api/price-sheet/workbooks', call)).text
}
