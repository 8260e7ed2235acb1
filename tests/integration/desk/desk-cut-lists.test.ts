import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReceived } from '../../support/desk-inspections.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'

const LIST_LENGTH = 2_000

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

/** Adds devices to a sale that are like its first. */
async function addDevices(transactionId: number, count: number): Promise<void> {
  await work.desk.db.$client.query(
    `insert into trade_item select (jsonb_populate_record(null::trade_item,
        to_jsonb(item) || jsonb_build_object('number', added.number))).*
      from trade_item as item cross join generate_series(2, $2::int + 1) as added (number)
      where transaction_id = $1 and item.number = 1`,
    [transactionId, count],
  )
}

const readList = async () => {
  const { rows, isTruncated } = (await anna.get('/desk/api/inspections')).json()
  return { length: rows.length, isTruncated }
}

it('a list that shows everything says so, and one that ends too early says that there is more', async () => {
  const { transactionId } = await createReceived(work)
  await addDevices(transactionId, LIST_LENGTH - 1)
  expect(await readList()).toEqual({ length: LIST_LENGTH, isTruncated: false })
  await createReceived(work)
  expect(await readList()).toEqual({ length: LIST_LENGTH, isTruncated: true })
})
