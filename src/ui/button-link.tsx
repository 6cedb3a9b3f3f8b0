import Button from '@mui/material/Button'
import { createLink } from '@tanstack/react-router'

/** A link within the site that looks like a button. */
export const ButtonLink = createLink(Button)
