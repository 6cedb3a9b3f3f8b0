@rem `npm start` says `exec`, which sh knows and cmd.exe does not: here the command is simply run.
@%*
