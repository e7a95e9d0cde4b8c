import { createContext, useContext } from 'react'

/** The public address of the site, for links that leave it (canonical, pictures of shared links). Known on the server alone. */
export const OriginContext = createContext('')

export const useOrigin = () => useContext(OriginContext)

/** Of this response, for the one script of a reading page (Content-Security-Policy). Known on the server alone. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)

/** The modules that this page will run, each named once. Known on the server alone, and empty for a reading page. */
export const ModulesContext = createContext<readonly string[]>([])

export const useModules = () => useContext(ModulesContext)
