/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Sign out before you send it: {names}',
  LOCK_NOTE:
    'You told us you’d do this before shipping. If a lock is still on, we’ll have to ask you about it, and your payout will wait.',

  LOCK_APPLE_1: 'Settings › your name › Sign Out, with your Apple Account password. This turns off Find My.',
  LOCK_APPLE_2: 'Settings › General › Transfer or Reset › Erase All Content and Settings.',
  LOCK_APPLE_3: 'Device off or broken? Go to icloud.com/find, choose it and remove it from your account.',

  LOCK_MAC_1: 'System Settings › your name › Sign Out. This turns off Find My.',
  LOCK_MAC_2: 'System Settings › General › Transfer or Reset › Erase All Content and Settings.',
  LOCK_MAC_3:
    'Older Mac with a firmware password? Hold ⌘R as it starts and turn it off. Work Mac? Ask IT to release it.',

  LOCK_SAMSUNG_1:
    'Settings › Accounts and backup › Manage accounts: remove your Samsung account, then your Google account.',
  LOCK_SAMSUNG_2: 'Settings › General management › Reset › Factory data reset.',

  LOCK_ANDROID_1:
    'Settings › Passwords & accounts: remove your Google account, and the maker’s (Xiaomi, Huawei…) if you have one.',
  LOCK_ANDROID_2: 'Settings › System › Reset options › Erase all data (factory reset).',

  LOCK_WINDOWS_1: 'Restart, open the BIOS (usually F2 or Del) and delete the password if there is one.',
  LOCK_WINDOWS_2: 'Settings › System › Recovery › Reset this PC › Remove everything.',
  LOCK_WINDOWS_3: 'Work laptop? Ask IT to release it from Autopilot, MDM and Absolute.',

  LOCK_PLAYSTATION_1:
    'PS5: Settings › Users and Accounts › Other › Console Sharing and Offline Play › Disable.',
  LOCK_PLAYSTATION_2: 'PS4: Settings › Account Management › Activate as Your Primary PS4 › Deactivate.',
  LOCK_PLAYSTATION_3: 'Then reset the console in its settings to remove your user.',

  LOCK_XBOX_1: 'Settings › General › Personalisation › My home Xbox: remove it as your home Xbox.',
  LOCK_XBOX_2: 'Settings › Account › Remove accounts.',
  LOCK_XBOX_3: 'Settings › System › Console info › Reset console › Reset and remove everything.',

  LOCK_NINTENDO_1: 'Nintendo eShop › your user icon › Primary Console › Deregister.',
  LOCK_NINTENDO_2: 'System Settings › Users › your user › Delete User. This unlinks your Nintendo Account.',
  LOCK_NINTENDO_3: 'System Settings › System › Formatting Options › Initialise Console.',

  LOCK_OTHER_1: 'Sign out of every account in the settings, or remove it.',
  LOCK_OTHER_2:
    'Reset the device to factory settings. When it next starts, it mustn’t ask for your password.',
} as const
