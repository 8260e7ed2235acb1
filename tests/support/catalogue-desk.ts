import type { LightMyRequestResponse } from 'fastify'
import type { CatalogueDevice } from '#contracts/desk/catalogue.ts'
import type { DeviceDraft } from '#domain/catalogue/device-draft.ts'
import type { PriceDesk, PriceWorker } from './price-desk.ts'

/** A phone that the delivered catalogue doesn't have. */
export const NEW_PHONE: DeviceDraft = {
  category: 'phones',
  manufacturer: 'Fairphone',
  series: 'Fairphone',
  model: 'Fairphone 9',
  storages: [256],
  modelCodes: ['FP9'],
  searchTerms: ['fp9'],
  releaseYear: 2026,
  releaseMonth: 10,
  popularity: 8,
  launchPrice: 599,
}

/** Someone who keeps the catalogue, and what they do all day. */
export interface CatalogueEditor {
  readonly editor: PriceWorker
  add(device?: Partial<DeviceDraft>, seenSimilar?: readonly number[]): Promise<LightMyRequestResponse>
  /** Adds a device that nothing speaks against. */
  addNew(device: Partial<DeviceDraft>): Promise<CatalogueDevice>
  show(id: number): Promise<CatalogueDevice>
  find(model: string): Promise<CatalogueDevice>
}

export async function hireCatalogueEditor(prices: PriceDesk): Promise<CatalogueEditor> {
  const editor = await prices.hire('catalogue')
  const add: CatalogueEditor['add'] = (device = {}, seenSimilar = []) =>
    editor.send('POST', '/catalogue', { ...NEW_PHONE, ...device, seenSimilar })
  const show: CatalogueEditor['show'] = async (id) => (await editor.send('GET', `/catalogue/${id}`)).json()
  return {
    editor,
    add,
    show,
    async addNew(device) {
      const answer = await add(device)
      if (answer.statusCode !== 201) throw new Error(`Not added: ${answer.body}`)
      return answer.json()
    },
    async find(model) {
      const { rows } = await prices.desk.db.$client.query<{ id: number }>(
        'select id from device where model_pattern = $1',
        [model],
      )
      return show(rows[0]?.id ?? 0)
    },
  }
}
