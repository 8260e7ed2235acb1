import { FINDINGS_KIND } from '#domain/transparency-log/log-entry.ts'
import { toJsonMs } from './item-progress.repository.ts'

/**
 * What the page of the row `trade` depends on, in a few characters: it differs as soon as the page would. It names nothing
 * about the sale. The page compares it, and so does whoever has missed a notification. Only open holds count: a release
 * takes one away, and no index has the others.
 */
export const SALE_VERSION = `md5(concat_ws('.', trade.key_version,
  (select max(id) from trade_event where trade_event.transaction_id = trade.transaction_id),
  (select count(*) from photo where photo.transaction_id = trade.transaction_id),
  (select concat_ws('-', ${toJsonMs('booked_at')}, ${toJsonMs('last_scan_at')}) from shipment
    where shipment.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(commitment), count(decided_at)) from inspection
    where inspection.transaction_id = trade.transaction_id),
  (select count(*) from inspection join log_entry
      on log_entry.content_hash = commitment and log_entry.kind = '${FINDINGS_KIND}'
    where inspection.transaction_id = trade.transaction_id),
  (select count(*) from device_erasure where device_erasure.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(*), count(scanned_at), count(delivered_at), sum(hashtext(tracking_number)))
    from return_shipment where return_shipment.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(*), max(id)) from payout_hold
    where payout_hold.transaction_id = trade.transaction_id and released_at is null),
  (select concat_ws('-', ${toJsonMs('submitted_at')}, ${toJsonMs('accepted_at')}, ${toJsonMs('refused_at')})
    from identity_request where identity_request.transaction_id = trade.transaction_id)))`
