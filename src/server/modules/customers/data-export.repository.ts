import type { PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import type { Database } from '#server/db/database.ts'
import { SENT_BY } from '#server/modules/push-notices/queue-push.ts'
import { TRADE_VOUCHER } from '#server/modules/vouchers/vouchers.repository.ts'
import type { StoredAccount } from './stored-customer.ts'

/** Everything the shop stores about a trade; the seller's account number is still sealed. */
export interface ExportedTrade {
  readonly transactionId: number
  readonly seller: (Readonly<Record<string, unknown>> & { readonly sealedAccount: string }) | null
  readonly identity: (Readonly<Record<string, unknown>> & { readonly sealedFields: string | null }) | null
  readonly review: (Readonly<Record<string, unknown>> & { readonly stars: number }) | null
  readonly payoutHolds: readonly { readonly reason: PayoutHoldReason; readonly [field: string]: unknown }[]
  readonly [field: string]: unknown
}

/** The findings of each inspection and its outcome, with the nonce and the commitment that prove them. */
const INSPECTIONS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'itemNumber', inspection.item_number, 'inspectionNumber', inspection.number, 'startedAt', started_at, 'found', found,
      'foundDevice', (select name from device_text where device_id = (found ->> 'deviceId')::integer and language = $2),
      'serialNumber', serial_number, 'nonce', encode(nonce, 'hex'), 'commitment', encode(commitment, 'hex'),
      'committedAt', committed_at, 'outcome', outcome, 'secondPriceInCents', second_price_in_cents,
      'decidedAt', decided_at) order by inspection.item_number, inspection.number), '[]')
    from inspection where inspection.transaction_id = trade.transaction_id)`

/** Files of the customer are only listed: the customer has them. */
const PROOFS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'fileId', proof.id, 'name', proof.name, 'mediaType', proof.media_type, 'sizeInBytes', proof.size_in_bytes,
      'sha256', encode(proof.sha256, 'hex'), 'uploadedAt', proof.uploaded_at) order by proof.uploaded_at, proof.id), '[]')
    from clarification_proof as proof where proof.clarification_id = clarification.id)`

const PART_PARCEL = `
  (select jsonb_build_object('carrier', part.carrier, 'trackingNumber', part.tracking_number,
      'requestedAt', part.requested_at, 'bookedAt', part.booked_at, 'scannedAt', part.scanned_at,
      'arrivedAt', part.arrived_at)
    from part_parcel as part where part.clarification_id = clarification.id)`

/** What the customer was asked, and who answered what. */
const CLARIFICATIONS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'itemNumber', item_number, 'kind', kind, 'reason', reason, 'missingPart', missing_part,
      'proofRefusal', proof_refusal, 'files', ${PROOFS}, 'partParcel', ${PART_PARCEL},
      'priceInCents', price_in_cents, 'openedAt', opened_at, 'answerBy', answer_by, 'answer', answer,
      'answeredAt', answered_at, 'answeredBy', answered_by) order by clarification.id), '[]')
    from clarification where clarification.transaction_id = trade.transaction_id)`

/** Photos are only listed: they show devices, not people. */
const PHOTOS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'photoId', photo.id, 'itemNumber', item_number, 'purpose', purpose, 'mediaType', media_type,
      'sha256', encode(sha256, 'hex'), 'takenAt', taken_at) order by item_number nulls first, taken_at, photo.id), '[]')
    from photo where photo.transaction_id = trade.transaction_id)`

/** Photos of the customer are only listed: the customer has them. */
const SELLER_PHOTOS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'photoId', photo.id, 'itemNumber', photo.item_number, 'side', photo.side, 'mediaType', photo.media_type,
      'sizeInBytes', photo.size_in_bytes, 'sha256', encode(photo.sha256, 'hex'), 'takenAt', photo.taken_at,
      'addedToSaleAt', photo.joined_at) order by photo.item_number, photo.taken_at, photo.id), '[]')
    from seller_photo as photo where photo.transaction_id = trade.transaction_id)`

const PAYOUTS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'itemNumber', item_number, 'attempt', attempt, 'reference', reference, 'amountInCents', amount_in_cents,
      'bonusInCents', bonus_in_cents, 'status', status, 'rejectedReason', rejected_reason,
      'createdAt', created_at, 'settledAt', settled_at) order by payout.id), '[]')
    from payout where payout.transaction_id = trade.transaction_id)`

/** Who released a hold and what they noted stays inside, and so do the sales of other people that it may be about. */
const HOLDS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'reason', reason, 'since', since, 'until', until, 'releasedAt', released_at) order by payout_hold.id), '[]')
    from payout_hold where payout_hold.transaction_id = trade.transaction_id)`

/** Masked: if someone else changed it, one of the accounts isn't the customer's. */
const PAYOUT_ACCOUNT_CHANGES = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'changedAt', changed_at, 'changedBy', "by",
      'previous', jsonb_build_object('paymentTypeId', previous_payment_type_id, 'accountHolder', previous_holder,
        'maskedAccount', previous_masked),
      'new', jsonb_build_object('paymentTypeId', new_payment_type_id, 'accountHolder', new_holder,
        'maskedAccount', new_masked)) order by changed_at, change.id), '[]')
    from payout_account_change as change where change.transaction_id = trade.transaction_id)`

/** The document itself is still sealed. */
const IDENTITY = `
  (select jsonb_build_object('legalBasis', legal_basis, 'requestedAt', requested_at, 'submittedAt', submitted_at,
      'acceptedAt', accepted_at, 'refusedAt', refused_at, 'refusalReason', refusal_reason,
      'sealedFields', encode(sealed_fields, 'hex'),
      'files', (select coalesce(jsonb_agg(jsonb_build_object('side', side, 'mediaType', media_type,
          'uploadedAt', uploaded_at) order by side desc), '[]')
        from identity_file where identity_file.transaction_id = trade.transaction_id))
    from identity_request where identity_request.transaction_id = trade.transaction_id)`

/** The certificates of erased devices, exactly as they were signed. */
const ERASURES = `
  (select coalesce(jsonb_agg(jsonb_build_object('itemNumber', item_number, 'certificate', content, 'keyId', key_id,
      'signature', signature) order by item_number, number), '[]')
    from device_erasure where device_erasure.transaction_id = trade.transaction_id)`

const RETURNS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'itemNumber', item_number, 'carrier', carrier, 'trackingNumber', tracking_number, 'bookedAt', booked_at,
      'scannedAt', scanned_at, 'deliveredAt', delivered_at) order by back.id), '[]')
    from return_shipment as back where back.transaction_id = trade.transaction_id)`

const REGISTER = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'country', country, 'sequence', sequence, 'day', day, 'entry', entry) order by country, sequence), '[]')
    from purchase_register where purchase_register.transaction_id = trade.transaction_id)`

/** What the seller said about the sale, and when we asked. */
const REVIEW = `
  (select jsonb_build_object('stars', stars, 'sentence', sentence, 'writtenAt', written_at, 'state', review.state,
      'hideReason', hide_reason, 'decidedAt', decided_at)
    from review where review.transaction_id = trade.transaction_id)`

const REVIEW_ASKED_AT = `
  (select asked_at from review_request where review_request.transaction_id = trade.transaction_id)`

/** What operators noted about the customer; who wrote it stays inside. */
const NOTES = `
  (select coalesce(jsonb_agg(jsonb_build_object('text', note.text, 'writtenAt', note.written_at) order by note.id), '[]')
    from sale_note as note where note.transaction_id = trade.transaction_id)`

const MAILS = `
  (select coalesce(jsonb_agg(jsonb_build_object('mail', sent.mail, 'sentBy', ${SENT_BY}, 'subject', sent.subject, 'text', sent.text,
      'sentAt', sent.sent_at) order by sent.sent_at, sent.work_key), '[]')
    from sent_mail as sent where sent.transaction_id = trade.transaction_id)`

/** Masked: one that was never confirmed may be someone else's. */
const EMAIL_CHANGES = `
  (select coalesce(jsonb_agg(jsonb_build_object('proof', proof,
      'newEmail', left(new_email, 1) || '•••' || substring(new_email from '@.*$'), 'requestedAt', requested_at,
      'expiresAt', expires_at, 'confirmedAt', confirmed_at, 'stoppedAt', voided_at) order by requested_at), '[]')
    from email_change where email_change.transaction_id = trade.transaction_id)`

/** Without the address itself, which is a secret between us and the browser. */
const NOTIFIED_BROWSERS = `
  (select coalesce(jsonb_agg(jsonb_build_object('pushService', substring(endpoint from '^https://([^/]+)'),
      'subscribedAt', subscribed_at) order by subscribed_at), '[]')
    from push_subscription where push_subscription.transaction_id = trade.transaction_id)`

const READ_TRADES = `
  select jsonb_build_object(
    'transactionId', trade.transaction_id, 'tradeNumber', trade_number, 'market', trade.market,
    'shopMode', trade.shop_mode, 'isBusiness', is_business, 'currency', trade.currency,
    'totalInCents', total_in_cents, ${TRADE_VOUCHER},
    'createdAt', trade.created_at, 'sendBy', send_by,
    'acceptFromBp', accept_from_bp, 'acceptOtherwise', accept_otherwise,
    'weightInGrams', (select weight_in_grams from arrival where arrival.transaction_id = trade.transaction_id),
    'inspections', ${INSPECTIONS}, 'clarifications', ${CLARIFICATIONS}, 'photos', ${PHOTOS}, 'sellerPhotos', ${SELLER_PHOTOS}, 'payouts', ${PAYOUTS},
    'payoutHolds', ${HOLDS}, 'payoutAccountChanges', ${PAYOUT_ACCOUNT_CHANGES},
    'notes', ${NOTES}, 'mails', ${MAILS}, 'emailChanges', ${EMAIL_CHANGES},
    'notifiedBrowsers', ${NOTIFIED_BROWSERS},
    'returns', ${RETURNS}, 'erasureCertificates', ${ERASURES}, 'purchaseRegister', ${REGISTER}, 'identity', ${IDENTITY},
    'review', ${REVIEW}, 'reviewAskedAt', ${REVIEW_ASKED_AT},
    'seller', (select jsonb_build_object(
        'email', email, 'firstName', first_name, 'lastName', last_name, 'companyName', company_name,
        'vatId', vat_id, 'street', street, 'houseNumber', house_number, 'addressExtra', address_extra,
        'zip', zip, 'city', city, 'country', country, 'phone', phone, 'birthDate', birth_date,
        'paymentTypeId', payment_type_id, 'accountHolder', account_holder, 'maskedAccount', masked_account,
        'sealedAccount', encode(sealed_account, 'hex'))
      from trade_seller where trade_seller.transaction_id = trade.transaction_id),
    'shipment', (select jsonb_build_object(
        'carrier', carrier, 'trackingNumber', tracking_number, 'bookedAt', booked_at)
      from shipment where shipment.transaction_id = trade.transaction_id),
    'devices', (select jsonb_agg(jsonb_build_object(
        'number', item.number, 'offerId', item.offer_id, 'name', device_text.name, 'storageGb', offer.storage_gb,
        'conditionId', offer.condition_id, 'answers', offer.answers, 'selfTest', offer.self_test, 'offer', offer.breakdown,
        'priceInCents', item.price_in_cents, 'settledInCents', item.settled_in_cents,
        'bonusInCents', item.bonus_in_cents, 'state', item.state, 'stateSince', item.state_since)
        order by item.number)
      from trade_item as item
      join offer on offer.id = item.offer_id
      join device_text on device_text.device_id = offer.device_id and device_text.language = $2
      where item.transaction_id = trade.transaction_id),
    'events', (select jsonb_agg(jsonb_build_object(
        'itemNumber', item_number, 'event', event, 'actor', actor, 'fromState', from_state, 'toState', to_state,
        'happenedAt', happened_at, 'data', data) order by id)
      from trade_event where trade_event.transaction_id = trade.transaction_id)) as trade
  from trade where customer_number = $1 and ($3::bigint[] is null or trade.transaction_id = any($3))
  order by trade.created_at desc, trade.transaction_id desc`

export interface ExportedSales {
  readonly customerNumber: number
  /** Null for all sales of the customer. */
  readonly transactionIds: readonly number[] | null
}

/** Trades of a customer, newest first, with device names in the given language. */
export async function readTradesForExport(
  db: Database,
  { customerNumber, transactionIds }: ExportedSales,
  language: string,
): Promise<readonly ExportedTrade[]> {
  const { rows } = await db.$client.query<{ trade: ExportedTrade }>(READ_TRADES, [
    customerNumber,
    language,
    transactionIds,
  ])
  return rows.map(({ trade }) => trade)
}

/** What support has answered; who wrote it stays inside. Answers about a sale are among its mails. */
const buildReplies = (source: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object('text', reply.text, 'writtenAt', reply.written_at)
      order by reply.written_at), '[]')
    from inbox_reply as reply join inbox_item on inbox_item.id = inbox_item_id where ${source})`

const READ_REST = `
  select jsonb_build_object(
    'signIns', (select coalesce(jsonb_agg(jsonb_build_object('since', created_at, 'lastUsedAt', last_used_at,
        'endsAt', expires_at, 'endedAt', ended_at, 'browser', browser, 'system', system) order by created_at), '[]')
      from customer_sign_in where customer_id = $1),
    'knownDevices', (select coalesce(jsonb_agg(jsonb_build_object('since', created_at, 'lastUsedAt', last_used_at,
        'revokedAt', revoked_at) order by created_at), '[]')
      from customer_known_device where customer_id = $1),
    'mailLinks', (select coalesce(jsonb_agg(jsonb_build_object('purpose', purpose, 'createdAt', created_at,
        'expiresAt', expires_at, 'usedAt', used_at) order by created_at), '[]')
      from account_token where customer_id = $1),
    'newsletter', (select jsonb_build_object('email', email, 'market', market, 'status', status,
        'requestedAt', requested_at, 'confirmedAt', confirmed_at, 'unsubscribedAt', unsubscribed_at,
        'salutation', salutation, 'firstName', first_name, 'birthDay', birth_day, 'birthMonth', birth_month,
        'interests', interests, 'deviceIds', device_ids, 'frequency', frequency)
      from newsletter_subscription where email = $2),
    'refusesReviewRequestsSince', (select objected_at from review_objection where email = $2),
    'newsletterIssues', (select coalesce(jsonb_agg(jsonb_build_object('subject', issue.content ->> 'subject',
        'status', delivery.status, 'chosenAt', delivery.chosen_at, 'settledAt', delivery.settled_at,
        'report', delivery.report) order by delivery.id), '[]')
      from newsletter_delivery as delivery join newsletter_issue as issue on issue.id = delivery.issue_id
      join newsletter_subscription as subscription on subscription.id = delivery.subscription_id
      where subscription.email = $2),
    'newsletterConsents', (select coalesce(jsonb_agg(jsonb_build_object('market', market, 'kind', kind, 'way', way,
        'askedAt', asked_at, 'happenedAt', happened_at, 'wording', wording) order by id), '[]')
      from newsletter_consent where email = $2),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('market', market, 'deviceId', device_id,
        'storageGb', storage_gb, 'conditionId', condition_id, 'answers', answers, 'selfTest', self_test, 'priceInCents', price_in_cents,
        'currency', currency, 'createdAt', created_at, 'expiresAt', expires_at, 'withdrawnAt', withdrawn_at)
        order by created_at), '[]')
      from offer join offer_owner on offer_owner.offer_id = offer.id where offer_owner.customer_id = $1),
    'priceWatches', (select coalesce(jsonb_agg(jsonb_build_object('market', market, 'deviceId', device_id,
        'storageGb', storage_gb, 'conditionId', condition_id, 'answers', answers, 'kind', kind,
        'targetInCents', target_in_cents, 'knownInCents', known_in_cents, 'status', status, 'requestedAt', requested_at,
        'confirmedAt', confirmed_at, 'expiresAt', expires_at, 'mailedAt', mailed_at) order by requested_at), '[]')
      from price_watch where email = $2),
    'individualOfferRequests', (select coalesce(jsonb_agg(jsonb_build_object('requestId', id,
        'companyName', company_name, 'contactPerson', contact_person, 'email', email, 'phone', phone,
        'message', message, 'lines', lines, 'totalInCents', total_in_cents, 'currency', currency,
        'createdAt', created_at, 'replies', ${buildReplies('request_id = individual_offer_request.id')},
        'offers', (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'totalInCents', made.total_in_cents,
            'message', made.message, 'createdAt', made.created_at, 'expiresAt', expires_at, 'acceptedAt', accepted_at,
            'withdrawnAt', withdrawn_at, 'lines', (select coalesce(jsonb_agg(jsonb_build_object('deviceId', offer.device_id,
                'storageGb', offer.storage_gb, 'conditionId', offer.condition_id, 'quantity', line.quantity,
                'priceInCents', offer.price_in_cents) order by line.position), '[]')
              from individual_offer_line as line join offer on offer.id = line.offer_id
              where line.request_id = made.request_id and line.number = made.number)) order by number), '[]')
          from individual_offer as made where made.request_id = individual_offer_request.id))
        order by created_at), '[]')
      from individual_offer_request where email = $2),
    'contactMessages', (select coalesce(jsonb_agg(jsonb_build_object('market', market, 'subject', subject,
        'name', name, 'email', email, 'tradeNumber', trade_number, 'device', device, 'message', message,
        'createdAt', created_at, 'replies', ${buildReplies('contact_message_id = contact_message.id')})
        order by created_at), '[]')
      from contact_message where email = $2),
    'recyclingParcels', (select coalesce(jsonb_agg(jsonb_build_object('number', parcel.number, 'market', market,
        'state', state, 'createdAt', created_at, 'trackingNumber', tracking_number, 'receivedAt', received_at,
        'recycledAt', recycled_at, 'device', device, 'email', email, 'firstName', first_name, 'lastName', last_name,
        'street', street, 'houseNumber', house_number, 'addressExtra', address_extra, 'zip', zip, 'city', city,
        'country', country) order by created_at), '[]')
      from recycling_sender join recycling_parcel as parcel on parcel.id = parcel_id where email = $2)) as rest`

/**
 * What else the shop stores: sign-ins, links in mails, and the newsletter, requests and messages of the same mail address,
 * which the customer has proven to own.
 */
export async function readRestForExport(
  db: Database,
  { customerId, email }: Pick<StoredAccount, 'customerId' | 'email'>,
): Promise<object> {
  const { rows } = await db.$client.query<{ rest: object }>(READ_REST, [customerId, email])
  return rows[0]?.rest ?? {}
}
