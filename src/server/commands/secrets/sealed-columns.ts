import { buildAppContext } from '../../desk/factors/app-codes.ts'
import { buildBatchFileContext, buildPartContext } from '../../desk/payouts/bank-files/batch-file.ts'
import { buildBankLineContext } from '../../desk/payouts/statements/bank-lines.repository.ts'
import { buildPayoutAccountContext } from '../../modules/payout-accounts/payout-account.ts'
import { buildDataCopyContext } from '../../secrets/data-copy-context.ts'
import { buildIdentityContext, buildIdentityFileContext } from '../../secrets/identity-context.ts'
import { buildSalePayoutContext } from '../../secrets/sale-payout-context.ts'

/** A column whose values are sealed with the shop's secret. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The table's primary key, and its type. */
  readonly key: string
  readonly keyType: 'bigint' | 'uuid' | 'text'
  /** What the context of the seal is made of; the key where it isn't named. */
  readonly place?: string
  readonly buildContext: (place: string) => string
  /** How many values are rewritten at a time, where they are large. */
  readonly batchSize?: number
}

/** Every sealed column. A test compares it with the columns of the database. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'trade_seller',
    column: 'sealed_account',
    key: 'transaction_id',
    keyType: 'bigint',
    buildContext: buildSalePayoutContext,
  },
  {
    table: 'payout_account_change',
    column: 'previous_sealed',
    key: 'id',
    keyType: 'uuid',
    place: 'transaction_id',
    buildContext: buildSalePayoutContext,
  },
  {
    table: 'customer_payment_account',
    column: 'sealed_account',
    key: 'id',
    keyType: 'uuid',
    buildContext: buildPayoutAccountContext,
  },
  {
    table: 'payout_batch',
    column: 'sealed_file',
    key: 'message_id',
    keyType: 'text',
    buildContext: buildBatchFileContext,
  },
  {
    table: 'payout_part',
    column: 'sealed_transfers',
    key: 'id',
    keyType: 'uuid',
    buildContext: buildPartContext,
  },
  {
    table: 'bank_line',
    column: 'sealed_text',
    key: 'line_key',
    keyType: 'text',
    buildContext: buildBankLineContext,
  },
  {
    table: 'operator_factor',
    column: 'sealed_key',
    key: 'id',
    keyType: 'uuid',
    buildContext: buildAppContext,
  },
  {
    table: 'identity_request',
    column: 'sealed_fields',
    key: 'transaction_id',
    keyType: 'bigint',
    buildContext: buildIdentityContext,
  },
  {
    table: 'identity_file',
    column: 'sealed_content',
    key: 'id',
    keyType: 'uuid',
    buildContext: buildIdentityFileContext,
    batchSize: 5,
  },
  {
    table: 'data_copy',
    column: 'sealed_archive',
    key: 'id',
    keyType: 'uuid',
    buildContext: buildDataCopyContext,
    batchSize: 5,
  },
]
