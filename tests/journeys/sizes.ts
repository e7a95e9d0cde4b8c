export const PHONE = { width: 360, height: 760 }
export const DESKTOP = { width: 1280, height: 900 }

/** Where the phone's layout ends and the desktop's begins. */
export const TABLET = { width: 768, height: 1024 }
