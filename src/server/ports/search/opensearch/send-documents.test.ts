import { Client } from '@opensearch-project/opensearch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { sendJson } from '../../../../../tests/support/http-server.ts'
import { createDevice } from '../../../../../tests/support/search-documents.ts'
import { sendDocuments } from './send-documents.ts'

const INDEX = 'shop-de-1'
const DEVICES = [1, 2, 3].map((id) =>
  createDevice({ series: 'pixel', model: `Pixel ${id}`, released: '2022-10' }, { id }),
)
const FULL = { type: 'circuit_breaking_exception', reason: 'Data too large' }

let fake: FakeOpenSearch
let client: Client

beforeEach(async () => {
  fake = await startFakeOpenSearch()
  client = new Client({ node: fake.url, maxRetries: 0 })
})

afterEach(async () => {
  await client.close()
  await fake.close()
})

const send = (pausesMs: readonly number[]) =>
  sendDocuments(DEVICES, { client, index: INDEX, timeoutMs: 5_000, pausesMs })

const listSentIds = () =>
  fake.asked('_bulk').map(({ body }) => [...body.matchAll(/\{"_id":"(\d+)"\}/g)].map(([, id]) => Number(id)))

/** Answers so many requests itself, and leaves the others to the fake. */
function answerFirst(count: number, status: number, body: unknown) {
  let left = count
  fake.intercept = (_, response) => {
    if (left-- <= 0) return false
    sendJson(response, status, body)
    return true
  }
}

const TWO_REFUSED = {
  errors: true,
  items: [
    { index: { _id: '1', status: 201 } },
    { index: { _id: '2', status: 429, error: FULL } },
    { index: { _id: '3', status: 429, error: FULL } },
  ],
}

describe('documents for a node that has too much to do', () => {
  it('are sent again, those that it refused only', async () => {
    answerFirst(1, 200, TWO_REFUSED)
    await send([0])
    expect(listSentIds()).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
  })

  it('are sent again if it refuses the whole request', async () => {
    answerFirst(2, 429, { error: FULL, status: 429 })
    await send([0, 0])
    expect(fake.idsIn(INDEX)).toEqual(['1', '2', '3'])
  })

  it('are given up after the last pause, with the reason', async () => {
    answerFirst(2, 200, TWO_REFUSED)
    const sent = expect(send([])).rejects
    await sent.toThrow(`${INDEX} refused 2 documents, first 2 (circuit_breaking_exception: Data too large)`)
  })

  it('are not sent again if one of them is wrong', async () => {
    const error = { type: 'strict_dynamic_mapping_exception', reason: 'colour' }
    const items = [...TWO_REFUSED.items.slice(0, 2), { index: { _id: '3', status: 400, error } }]
    answerFirst(1, 200, { errors: true, items })
    await expect(send([0])).rejects.toThrow('first 3 (strict_dynamic_mapping_exception: colour)')
    expect(fake.asked('_bulk')).toHaveLength(1)
  })
})
