/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'My sale',
  OFFLINE_APP_SALE_LEAD: 'The state of your sale, even without internet.',
  DEVICE_KEEP_TITLE: 'This sale on your home screen',
  DEVICE_KEEP_TEXT:
    'Keep your sale on this device: it’ll open from the home screen, even without internet, with its last known state.',
  DEVICE_KEEP_WHAT:
    'We’ll store its number, your devices with their state, and a link that shows the sale but can’t change anything. Anyone who uses this device can see it, so don’t do this on a shared computer.',
  DEVICE_KEEP_BUTTON: 'Keep on this device',
  DEVICE_KEPT:
    'This sale is kept on this device. Choose “Add to home screen” or “Install” in your browser’s menu. We’ll remove it when the sale ends, or if you don’t open it for {days} days.',
  DEVICE_REMOVE: 'Remove from this device',
  DEVICE_REMOVED: 'The sale has been removed from this device.',
  DEVICE_FAILED: 'Your browser couldn’t store the sale. Private windows often don’t allow it.',
  DEVICE_OFFLINE: 'No connection. This is your sale as of {date}.',
  DEVICE_NUMBER: 'Sale {number}',
  NOTICE_TITLE: 'How we keep you posted',
  NOTICE_TEXT:
    'With push, you’ll see each step on this device right away, and we’ll leave out the emails that only report progress. Emails about your price, your payment, a return or something to do always come.',
  NOTICE_MAIL: 'By email',
  NOTICE_PUSH: 'By push on this device',
  NOTICE_PUSH_SET: 'You’ll now get push notifications on this device.',
  NOTICE_MAIL_SET: 'You won’t get push notifications on this device any more. We’ll email you instead.',
  NOTICE_BLOCKED:
    'Notifications from our site are blocked. Allow them in your browser’s settings, then choose push again.',
  NOTICE_FAILED: 'That didn’t work. You’ll keep getting emails. Please try again later.',
  PUSH_TEXT: 'Sale {number}: {state}',
}
