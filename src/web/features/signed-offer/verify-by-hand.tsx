import { SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
import { LOG_KEYS_PATH, VERIFIER_PATH } from '#contracts/paths/transparency-log.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toPublicKeyPem } from './public-key-pem.ts'

// The canonical text, the signature's bytes, and the check. jq sorts keys and drops white space as the signer does.
const COMMANDS = `jq -jcS .payload signed-offer.json > payload.txt
printf '%s==' "$(jq -r .signature signed-offer.json | tr -- -_ +/)" | base64 -d > signature.bin
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in payload.txt -sigfile signature.bin`

const KEY_PATHS = [LOG_KEYS_PATH, SIGNED_OFFER_KEYS_PATH]

const nameKeys = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const TRADE_FILE_COMMANDS = `node verify-proof.mjs trade-file.zip ${KEY_PATHS.map((path) => `--keys ${nameKeys(path)}`).join(' ')}`

function Listing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <figure className="mt-5">
      <figcaption className="font-medium">{title}</figcaption>
      <pre className="mt-1 whitespace-pre-wrap rounded-field bg-tint p-4 text-small wrap-anywhere">
        <code>{text}</code>
      </pre>
    </figure>
  )
}

/** How to check a signed offer with common tools, for anyone who does not trust this page or cannot use it. */
export function ByHand({ keys }: { readonly keys: readonly SignedOfferKey[] }) {
  const t = useTranslate()
  return (
    <details className="group mt-12 max-w-text border-t border-line pt-4">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium underline underline-offset-4">
        {t('VERIFY_BY_HAND')}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <p className="mt-3">{t('VERIFY_BY_HAND_TEXT')}</p>
      {keys.map(({ keyId, publicKey }) => (
        <Listing key={keyId} title={t('VERIFY_BY_HAND_KEY')} text={toPublicKeyPem(publicKey)} />
      ))}
      <Listing title={t('VERIFY_BY_HAND_COMMANDS')} text={COMMANDS} />
      <p className="mt-4">{t('VERIFY_BY_HAND_RESULT')}</p>
      <a
        href={SIGNED_OFFER_KEYS_PATH}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {t('VERIFY_BY_HAND_KEYS')}
      </a>
      <p className="mt-6">{t('VERIFY_PROGRAM_TEXT')}</p>
      <Listing title={t('VERIFY_BY_HAND_COMMANDS')} text={TRADE_FILE_COMMANDS} />
      <ul className="mt-2">
        {KEY_PATHS.map((path) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 wrap-anywhere"
            >
              {nameKeys(path)}
            </a>
          </li>
        ))}
      </ul>
      <a
        href={VERIFIER_PATH}
        download
        className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {t('VERIFY_PROGRAM')}
      </a>
    </details>
  )
}
