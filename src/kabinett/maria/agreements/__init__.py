"""M21 Negotiations: binding agreements. `terms`: what can be said; `negotiation`: offers; `running`: their effect."""
