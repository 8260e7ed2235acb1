import { Client } from '@opensearch-project/opensearch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { sendJson } from '../../../../../tests/support/http-server.ts'
import { askPatiently } from './ask.ts'

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

/** How often a node is asked that answers with these statuses, one after the other, and whether it succeeds. */
async function countRequests(statuses: readonly number[], pausesMs: readonly number[]) {
  const left = [...statuses]
  let asked = 0
  fake.intercept = (_, response) => {
    asked += 1
    sendJson(response, left.shift() ?? 200, {})
    return true
  }
  const isAnswered = await askPatiently(
    () => client.indices.refresh({ index: 'shop' }),
    5_000,
    pausesMs,
  ).then(
    () => true,
    () => false,
  )
  return { asked, isAnswered }
}

describe('a request to a node that may be busy', () => {
  it.each([
    { name: 'is made once if it is taken', statuses: [200], asked: 1, isAnswered: true },
    {
      name: 'is repeated while it is refused as too many',
      statuses: [429, 429, 200],
      asked: 3,
      isAnswered: true,
    },
    { name: 'is given up after the last pause', statuses: [429, 429, 429], asked: 3, isAnswered: false },
    { name: 'is not repeated after another failure', statuses: [500, 200], asked: 1, isAnswered: false },
  ])('$name', async ({ statuses, asked, isAnswered }) => {
    expect(await countRequests(statuses, [0, 0])).toEqual({ asked, isAnswered })
  })
})
