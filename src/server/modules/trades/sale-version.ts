import { toJsonMs } from './item-progress.repository.ts'

/**
 * What the page of the row `trade` depends on, in a few characters: it differs as soon as the page would. It names nothing
 * about the sale. The page compares it, and so does whoever has missed a notification.
 */
export const SALE_VERSION = `md5(concat_ws('.', trade.key_version,
  (select max(id) from trade_event where trade_event.transaction_id = trade.transaction_id),
  (select count(*) from photo where photo.transaction_id = trade.transaction_id),
  (select concat_ws('-', ${toJsonMs('booked_at')}, ${toJsonMs('last_scan_at')}) from shipment
    where shipment.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(commitment), count(decided_at)) from inspection
    where inspection.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(*), count(scanned_at), count(delivered_at)) from return_shipment
    where return_shipment.transaction_id = trade.transaction_id),
  (select concat_ws('-', count(*), count(released_at)) from payout_hold
    where payout_hold.transaction_id = trade.transaction_id),
  (select concat_ws('-', ${toJsonMs('submitted_at')}, ${toJsonMs('accepted_at')}, ${toJsonMs('refused_at')})
    from identity_request where identity_request.transaction_id = trade.transaction_id)))`
