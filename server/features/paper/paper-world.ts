import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { TypstWorld } from '#server/gateways/typst-worker.ts'

const { resolve } = createRequire(import.meta.url)

/** Lists all that the templates may read: their own folder and the two type families of the product. */
export const REPORT_WORLD: TypstWorld = {
  folder: fileURLToPath(new URL('./typst', import.meta.url)),
  fonts: [
    'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
    'markazi-text/400Regular/MarkaziText_400Regular.ttf',
    'markazi-text/500Medium/MarkaziText_500Medium.ttf',
    'markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
  ].map(path => resolve(`@expo-google-fonts/${path}`)),
}
