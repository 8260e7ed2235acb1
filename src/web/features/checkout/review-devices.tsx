import { useCart } from '#web/platform/cart/cart-store.ts'
import { useDeviceText } from './cart-line.tsx'

/** The devices in short. */
export function ReviewDevices() {
  const { devices } = useCart()
  const deviceText = useDeviceText()
  return (
    <ul className="mt-2 grid gap-3">
      {devices.map((device) => (
        <li key={device.offerId} className="grid grid-cols-[3.5rem_1fr] items-center gap-3">
          <img src={device.image} alt="" width={160} height={120} className="h-auto w-full" />
          <p className="min-w-0 leading-snug">
            {device.quantity > 1 && <span className="amount">{device.quantity} × </span>}
            {device.name}
            <span className="block text-small text-ink-soft">{deviceText(device)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
