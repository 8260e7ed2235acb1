import { expect, it } from 'vitest'
import type { StatementClient } from '#server/db/statement-client.ts'
import { CatalogueChanges } from './catalogue-changes.ts'

/** Publishes new prices of this many devices, and returns the ids that are written down with the version. */
async function publishPrices(count: number): Promise<unknown[]> {
  const written: unknown[] = []
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.includes('insert into catalogue_change')) written.push(values[1])
    return { rows: [{ version: '7' }] }
  }
  const changes = new CatalogueChanges()
  for (let deviceId = 1; deviceId <= count; deviceId += 1)
    changes.addPrice({ device: { deviceId, entry: { seriesId: 3 } }, comesOrGoes: false })
  await changes.publish({ query } as unknown as StatementClient)
  return written
}

it('a version names the devices it changes, unless there are so many that everything should be read', async () => {
  expect(await publishPrices(2)).toEqual([[1, 2]])
  expect(await publishPrices(2_000)).toHaveLength(1)
  expect(await publishPrices(2_001)).toEqual([])
})
