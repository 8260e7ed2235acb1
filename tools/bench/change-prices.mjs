// Changes the price of one device after another until it is stopped, from a process of its own.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
const { importCatalogue } = await import('../../src/server/modules/catalogue/importing/import-catalogue.ts')

const PAUSE_MS = 500

let isStopped = false
process.once('message', async (devices) => {
  process.once('message', () => {
    isStopped = true
  })
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  let count = 0
  while (!isStopped) {
    const fields = { ...devices[count % devices.length], prices: { 0: 10 + count } }
    await importCatalogue(client, [{ line: 2, fields }], {
      dataFolder: DATA_FOLDER,
      isPartial: false,
      allowsPriceMoves: true,
    })
    count += 1
    await wait(PAUSE_MS)
  }
  await client.end()
  process.send(count, () => process.disconnect())
})
process.send('ready')
