@echo off
rem The launcher for Windows: finds a JDK 25 or newer, builds what is missing or out of
rem date, and runs the command line. As picknmix does for Linux and macOS, but for the commands that
rem build or change the project itself (test, format, bench and others): those need a POSIX shell.
setlocal
set "HERE=%~dp0"
set "JDK="
call :try "%JAVA_HOME%"
for /f "delims=" %%j in ('where java 2^>nul') do call :tryjava "%%~dpj."
for %%v in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu" "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft" "%LOCALAPPDATA%\Programs\Eclipse Adoptium" "%USERPROFILE%\.jdks" "%USERPROFILE%\scoop\apps") do (
  for /d %%j in ("%%~v\*") do call :try "%%~j"
)
if not defined JDK (
  echo picknmix: there is no JDK 25 or newer here: install one ^(https://adoptium.net^) or set JAVA_HOME to it >&2
  exit /b 1
)
if not defined PICKNMIX_NO_BUILD (
  "%JDK%\bin\java" -XX:TieredStopAtLevel=1 "%HERE%cli\src\main\java\picknmix\launcher\Build.java" "%HERE%." build cli || exit /b 1
)
"%JDK%\bin\java" -XX:+UseCompactObjectHeaders "-XX:AOTCache=%HERE%target\launcher\picknmix.aot" -Xlog:disable %PICKNMIX_JAVA_OPTS% -jar "%HERE%cli\target\picknmix.jar" %*
exit /b %ERRORLEVEL%

rem The java on the PATH lies in its JDK's folder bin.
:tryjava
call :try "%~1\.."
exit /b

rem Takes %1 if nothing was found yet and it is a JDK 25 or newer, which its file release tells.
:try
if defined JDK exit /b
if not exist "%~1\bin\javac.exe" exit /b
if not exist "%~1\release" exit /b
for /f "usebackq tokens=2 delims==" %%l in (`findstr /b /c:"JAVA_VERSION=" "%~1\release"`) do (
  for /f "delims=.-+" %%m in ("%%~l") do if %%m geq 25 set "JDK=%~1"
)
exit /b
