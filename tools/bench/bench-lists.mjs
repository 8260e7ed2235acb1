// Lists: how fast 5,000 messy rows are matched and priced, and how many are right, in one process and one run.
const { readNamedDevices } = await import('../../tests/support/named-devices.ts')
const { generateMessyRows } = await import('../../tests/support/messy-rows.ts')
const { REAL_LIFE_ROWS } = await import('../../tests/support/real-life-rows.ts')
const { isMatchedCorrectly } = await import('../../tests/support/judge-match.ts')
const { buildDeviceIndex } = await import('../../src/domain/lists/device-index.ts')
const { matchDevice } = await import('../../src/domain/lists/match-device.ts')
const { splitList } = await import('../../src/server/modules/lists/split-list.ts')
const { quoteRow } = await import('../../src/server/modules/lists/quote-row.ts')
const { DELIVERED } = await import('../../tests/support/rule-versions.ts')
const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
const { readCatalogueSeed } = await import('../../src/server/modules/catalogue/writing/seed-files.ts')
const { de } = await import('../../src/markets/de.ts')

const ROWS = 5_000
const LIMIT_MS = 2_000

async function timed(name, work) {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  const ms = performance.now() - startedAt
  console.log(
    `${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms, ${((user + system) / 1_000).toFixed(0).padStart(6)} ms of processor`,
  )
  return { result, ms, cpuMs: (user + system) / 1_000 }
}

/** The delivered catalogue as the shop keeps it for lists, without a database. */
function toCatalogue(devices, index) {
  const { entries } = readCatalogueSeed(DATA_FOLDER)
  const pricesOf = ({ prices }) =>
    Object.entries(prices.de).map(([size, amountInCents]) => ({ storageGb: Number(size), amountInCents }))
  return {
    index,
    devices: devices.map((device, position) => ({
      ...device,
      categoryId: entries[position].category,
      questionSetId: entries[position].category,
      image: '',
      texts: new Map([['de', { name: device.names[0], url: device.urls[0] }]]),
    })),
    prices: {
      version: 1,
      currency: 'EUR',
      deductionFactorBp: 10_000,
      byDevice: new Map(devices.map(({ id }, position) => [id, pricesOf(entries[position])])),
    },
  }
}

export async function run() {
  const devices = readNamedDevices()
  const rows = generateMessyRows(devices, ROWS)
  console.log(`\n${devices.length} devices, ${ROWS} rows that are all different`)
  const { result: index } = await timed('index of all names', () => buildDeviceIndex(devices))
  const match = ({ text, storage }) => matchDevice(index, text, storage === '' ? null : Number(storage))
  await timed('devices recognised', () => rows.map(match))
  const catalogue = toCatalogue(devices, index)
  const { rules } = DELIVERED
  const text = rows.map((row) => `"${row.text.replaceAll('"', '""')}";${row.storage};4;1;;`).join('\n')
  const { ms, cpuMs } = await timed('list read, recognised, priced and written', () => {
    const context = { market: de, catalogue, rules, conditionId: null, seen: new Set(), matches: new Map() }
    return splitList(text).rows.map((row) => JSON.stringify(quoteRow(row, context)))
  })
  const share = (right, all) => `${((100 * right) / all).toFixed(1)} %`
  const messy = rows.filter((row) => isMatchedCorrectly(index, row)).length
  const real = REAL_LIFE_ROWS.filter(([line, ...urls]) =>
    isMatchedCorrectly(index, { text: line, urls }),
  ).length
  console.log(
    `\nRight: ${share(messy, ROWS)} of generated rows, ${share(real, REAL_LIFE_ROWS.length)} of ${REAL_LIFE_ROWS.length} written ones`,
  )
  const seconds = (value) => (value / 1_000).toFixed(2)
  console.log(`5,000 rows in ${seconds(ms)} s, ${seconds(cpuMs)} s of processor (limit ${LIMIT_MS / 1_000})`)
}
