import type { Database } from '../../db/database.ts'
import { buildSealHeader, type ShopSecret } from '../../secrets/shop-secret.ts'
import { type Rewritten, rewriteRows } from './rewrite-rows.ts'
import type { SealedColumn } from './sealed-columns.ts'

interface SealedRow {
  readonly key: string
  readonly place: string
  readonly sealed: Buffer
}

const getNewestKeyId = ({ keyIds: [newest] }: ShopSecret): string => {
  if (newest === undefined) throw new Error('The ring has no key')
  return newest
}

/** Seals a column again with the newest key, wherever an older one did. An erased value stays empty. */
export function resealColumn(db: Database, secret: ShopSecret, sealed: SealedColumn): Promise<Rewritten> {
  const { table, column, key, keyType, place = key, buildContext, batchSize } = sealed
  const header = buildSealHeader(getNewestKeyId(secret))
  // As bytes: a picture is no text.
  const open = (row: SealedRow) => secret.openBytes(row.sealed, buildContext(row.place))
  return rewriteRows<SealedRow>({
    async read(after, limit) {
      const { rows } = await db.$client.query<SealedRow>(
        `select ${key}::text as key, ${place}::text as place, ${column} as sealed from ${table}
         where octet_length(${column}) > 0 and substring(${column} from 1 for $1) <> $2
           and ($3::${keyType} is null or ${key} > $3::${keyType})
         order by ${key} limit $4`,
        [header.length, header, after, limit],
      )
      return rows
    },
    ...(batchSize === undefined ? {} : { batchSize }),
    renew: (row) => secret.sealBytes(open(row), buildContext(row.place)),
    async write(rows, values) {
      const { rowCount } = await db.$client.query(
        `update ${table} set ${column} = renewed.value
         from unnest($1::${keyType}[], $2::bytea[], $3::bytea[]) as renewed (key, old, value)
         where ${table}.${key} = renewed.key and ${table}.${column} = renewed.old`,
        [rows.map((row) => row.key), rows.map((row) => row.sealed), values],
      )
      return rowCount ?? 0
    },
  })
}

/** How many values of a column each key has sealed. */
export async function countSealed(
  db: Database,
  { table, column }: SealedColumn,
): Promise<ReadonlyMap<string, number>> {
  // The header is format, length of the id, id.
  const { rows } = await db.$client.query<{ key_id: string; count: number }>(
    `select encode(substring(${column} from 3 for get_byte(${column}, 1)), 'escape') as key_id,
       count(*)::integer as count
     from ${table} where octet_length(${column}) > 2 group by 1`,
  )
  return new Map(rows.map(({ key_id, count }) => [key_id, count]))
}
