/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: 'Uploading {name}…',
  FILE_UPLOAD_TOO_LARGE: 'That file is over {size}\u00a0MB. Choose a smaller one, or take a photo of it.',
  FILE_UPLOAD_FORMAT: 'We can’t read that file. Choose a JPEG, PNG, WebP or PDF.',
  FILE_UPLOAD_DIMENSIONS: 'That picture is too small or too large for us. Take a new photo.',
  FILE_UPLOAD_LOCKED: 'That PDF is protected by a password. Save it without one, or take a photo of it.',
  FILE_UPLOAD_ACTIVE: 'That PDF contains scripts or other files. Take a photo of it instead.',
  FILE_UPLOAD_TOO_MANY: '{count} files is the most we can take. Remove one first.',
  FILE_UPLOAD_BUSY: 'We’re getting too many files right now. Wait a moment and try again.',
  FILE_UPLOAD_LOST: 'The upload didn’t get through. Check your connection and try again.',
  FILE_UPLOAD_CLOSED: 'We’re no longer waiting for this file. Reload the page to see where things stand.',
} as const
