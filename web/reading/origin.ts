import { createContext, useContext } from 'react'

/**
 * Provides the public address of the site, for links that leave it (canonical, pictures of shared links). Known on the server
 * alone.
 */
export const OriginContext = createContext('')

export const useOrigin = () => useContext(OriginContext)

/** Provides the response's nonce for the one script of a reading page (Content-Security-Policy). Known on the server alone. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)

/** Returns a script's `integrity` by its address, where the page is kept and has no nonce. Known on the server alone. */
export const IntegrityContext = createContext<((path: string) => string) | undefined>(undefined)

export const useIntegrity = (path: string) => useContext(IntegrityContext)?.(path)

/** Provides the modules that this page will run, each named once. Known on the server alone, and empty for a reading page. */
export const ModulesContext = createContext<readonly string[]>([])

export const useModules = () => useContext(ModulesContext)
